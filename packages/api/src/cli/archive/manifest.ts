import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import * as z from 'zod/mini';

/** The first entry of an archive, which lists the others. */
export const manifestFile = 'backup.json';

export const manifest = z.strictObject({
  format: z.literal('data-folder/1'),
  createdAt: z.iso.datetime(),
  files: z.array(
    z.strictObject({
      /** Relative to the data folder, with "/". It can't lead out of the folder. */
      path: z.string().check(z.regex(/^([\w-]+\/)*[\w-]+(\.[\w-]+)*$/)),
      bytes: z.int().check(z.gte(0)),
      sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
    }),
  ),
});
export type Manifest = z.infer<typeof manifest>;
export type ArchivedFile = Manifest['files'][number];

/** SHA-256 of a file, in hex. */
export async function digestOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
