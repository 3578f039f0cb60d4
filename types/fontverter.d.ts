declare module 'fontverter' {
  const fontverter: { convert: (font: Buffer, format: 'sfnt' | 'woff' | 'woff2' | 'truetype') => Promise<Buffer> }
  // biome-ignore lint/style/noDefaultExport: the package exports this way
  export default fontverter
}
