import { expect, test } from 'vitest';
import { faviconFrom } from '../../scripts/favicon.ts';
import { favicon } from '../../scripts/icons.ts';

test('the icon file has PNGs of 16, 32 and 48 pixels where its directory says', async () => {
  const file = await faviconFrom(favicon);
  expect([file.readUInt16LE(0), file.readUInt16LE(2), file.readUInt16LE(4)]).toEqual([0, 1, 3]);
  const sizes = [0, 1, 2].map((index) => {
    const entry = file.subarray(6 + 16 * index);
    const [length, offset] = [entry.readUInt32LE(8), entry.readUInt32LE(12)];
    const png = file.subarray(offset, offset + length);
    expect(png.toString('latin1', 1, 4)).toBe('PNG');
    // The IEND chunk ends the picture: nothing is cut off.
    expect(png.toString('latin1', length - 8, length - 4)).toBe('IEND');
    return [entry.readUInt8(0), png.readUInt32BE(16), png.readUInt32BE(20)];
  });
  expect(sizes).toEqual([16, 32, 48].map((size) => [size, size, size]));
  expect(file.length).toBeLessThan(10_000);
});
