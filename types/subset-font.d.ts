declare module 'subset-font' {
  export interface SubsetOptions {
    targetFormat?: 'sfnt' | 'woff' | 'woff2' | 'truetype'
    /** An axis pinned to a value, or narrowed to a range. */
    variationAxes?: Record<string, number | { min: number; max: number; default?: number }>
    /** The only features to keep, and the glyphs that they lead to; without it, all. */
    keepFeatures?: string[]
  }
  // biome-ignore lint/style/noDefaultExport: the package exports this way
  export default function subsetFont(font: Buffer, text: string, options?: SubsetOptions): Promise<Buffer>
}
