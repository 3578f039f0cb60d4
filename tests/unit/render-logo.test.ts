import sharp from 'sharp'
import { logoProblem, renderLogo } from '@/build/render-logo.ts'

const svg = (attributes: string, body = '<rect width="100%" height="100%"/>') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${body}</svg>`
const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** Columns and rows of the drawing, of 64. */
test.each([
  ['large', svg('viewBox="0 0 4096 4096"'), 64, 64],
  ['huge', svg('viewBox="0 0 50000 50000" width="50000" height="50000"'), 64, 64],
  ['tiny', svg('viewBox="0 0 0.5 0.5"'), 64, 64],
  ['higher than wide', svg('viewBox="0 0 24 96"'), 16, 64],
  ['wider than high', svg('viewBox="0 0 960 240"'), 64, 16],
  ['in millimetres', svg('viewBox="0 0 10 10" width="10mm" height="10mm"'), 64, 64],
  ['in percent', svg('viewBox="0 0 30 30" width="100%" height="100%"'), 64, 64],
  ['with a declaration and a comment', `<?xml version="1.0"?>\n<!-- a --> ${svg('viewBox="0 0 8 8"')}`, 64, 64],
  ['with a byte order mark', `\ufeff${svg('viewBox="0 0 8 8"')}`, 64, 64],
  ['with a picture inside', svg('viewBox="0 0 1 1"', `<image width="1" height="1" href="${PIXEL}"/>`), 64, 64],
])('a logo that is %s is drawn whole', async (_, text, columns, rows) => {
  expect(await logoProblem(Buffer.from(text))).toBeUndefined()
  const { data, info } = await sharp(await renderLogo(Buffer.from(text), 64))
    .trim()
    .toBuffer({ resolveWithObject: true })
  expect(data.length).toBeGreaterThan(0)
  expect([info.width, info.height].map((length) => Math.round(length / 2) * 2)).toEqual([columns, rows])
})

test.each([
  ['', 'is no SVG file with a viewBox'],
  ['<svg width="8" height="8"/>', 'is no SVG file with a viewBox'],
  [`<!doctype html><html><body>${svg('viewBox="0 0 8 8"')}</body></html>`, 'is no SVG file that can be drawn'],
  [svg('viewBox="0 0 8 8"').slice(0, -9), 'is no SVG file that can be drawn'],
  [svg('viewBox="0 0 8 8"', '<rect width=8/>'), 'is no SVG file that can be drawn'],
  [svg('viewBox="0 0 8 8"', '<image width="8" height="8" xlink:href="logo.png"/>'), 'links to another file'],
  [svg('viewBox="0 0 8 8"', '<image width="8" height="8" href="https://a.example/l.png"/>'), 'links to another file'],
  [svg('viewBox="0 0 8 8"', ''), 'is blank'],
  [svg('viewBox="0 0 8 8"', '<rect x="20" width="8" height="8"/>'), 'is blank'],
  [svg('viewBox="0 0 8 8"', '<rect width="8" height="8" opacity="0"/>'), 'is blank'],
])('%s %s', async (text, problem) => {
  expect(await logoProblem(Buffer.from(text))).toMatch(new RegExp(`^${problem}`))
})
