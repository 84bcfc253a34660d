/** The package has no types. Only the function that fonts.ts uses is declared here. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'woff2'; keepFeatures: string[]; noHinting: boolean },
  ): Promise<Buffer>
}
