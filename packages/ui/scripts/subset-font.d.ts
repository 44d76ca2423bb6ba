/** The part of subset-font that scripts use; the package brings no types. */
declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2' | 'truetype';
    /** Per axis: one value to pin it, or the range to keep. */
    variationAxes?: Record<string, number | { min: number; max: number }>;
    /** Tags of the OpenType features to keep; all of them unless given. */
    keepFeatures?: readonly string[];
  }
  export default function subsetFont(font: Uint8Array, text: string, options: Options): Promise<Uint8Array>;
}
