/** The package subset-font has no types. This file declares the one function that fonts.ts uses. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'woff2'; keepFeatures: string[]; noHinting: boolean },
  ): Promise<Buffer>
}
