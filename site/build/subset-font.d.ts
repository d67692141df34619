declare module 'subset-font' {
  /** The part of a font that a text needs. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      readonly targetFormat: 'woff2' | 'truetype';
      /** Leaves out glyphs that no character uses by itself, such as ligatures. */
      readonly noLayoutClosure?: boolean;
      /** Layout features that are kept. */
      readonly keepFeatures?: readonly string[];
      readonly variationAxes?: Readonly<
        Record<string, number | { readonly min: number; readonly max: number }>
      >;
    },
  ): Promise<Buffer>;
}
