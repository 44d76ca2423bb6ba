/**
 * Names of files are generated; one that could lead out of a folder is a mistake of ours.
 * @throws when it is no plain name
 */
export function plainName(name: string): string {
  if (!/^[\w-]+\.[a-z]+$/.test(name)) throw new Error('A file needs a plain name');
  return name;
}
