import { renderAsync } from '@resvg/resvg-js';

/** Tabs, bookmarks and Windows shortcuts. */
const sizes = [16, 32, 48];

/**
 * An icon file of PNGs from the SVG, for browsers and bookmarks that ask for /favicon.ico and read no SVG.
 * @see https://en.wikipedia.org/wiki/ICO_(file_format) for the header: 6 bytes, and 16 for each picture
 */
export async function faviconFrom(svg: string): Promise<Buffer> {
  const pictures = await Promise.all(
    sizes.map(async (size) => (await renderAsync(svg, { fitTo: { mode: 'width', value: size } })).asPng()),
  );
  const header = Buffer.alloc(6 + 16 * pictures.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  for (const [index, png] of pictures.entries()) {
    const entry = 6 + 16 * index;
    header.writeUInt8(sizes[index] ?? 0, entry);
    header.writeUInt8(sizes[index] ?? 0, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(png.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  }
  return Buffer.concat([header, ...pictures]);
}
