import type { Request } from 'express';

/** The versions of an `If-Match` header, such as "3"; undefined when any will do. */
export function parseIfMatch(request: Request): number[] | undefined {
  const header = request.get('If-Match')?.trim();
  if (header === undefined || header === '*') return undefined;
  return Array.from(header.matchAll(/"(\d{1,15})"/g), ([, version]) => Number(version));
}
