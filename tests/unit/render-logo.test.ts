import sharp from 'sharp'
import { logoFlaw, renderLogo } from '@/build/render-logo.ts'

const svg = (attributes: string, body = '<rect width="100%" height="100%"/>') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${body}</svg>`

const BOX = 'viewBox="0 0 8 8"'
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='

const WITH_ENTITY = `<!DOCTYPE svg [<!ENTITY ns_svg "http://www.w3.org/2000/svg">]>\n${svg("aria-label='a > b' viewBox='0 0 8 8'").replace('http://www.w3.org/2000/svg', '&ns_svg;')}`
test.each<[string, string, number?]>([
  ['large', svg('viewBox="0 0 50000 50000" width="50000" height="50000"')],
  ['higher than wide', svg('viewBox="0 0 24 96"'), 16],
  ['in percent', svg('viewBox="0 0 30 30" width="100%" height="100%"')],
  ['by Illustrator', WITH_ENTITY],
  ['of pixels', svg(BOX, `<image width="8" height="8" xlink:href="data:image/png;base64,${PIXEL}"/>`)],
  ['of Illustrator', svg(BOX, '<switch><foreignObject requiredExtensions="x"/><path d="M0 0h8v8H0z"/></switch>')],
  ['with a declaration and a comment', `\ufeff<?xml version="1.0"?>\n<!-- a --> ${svg(BOX)}`],
])('a logo that is %s is drawn whole', async (_, text, columns = 64) => {
  expect(await logoFlaw(Buffer.from(text))).toBeUndefined()
  const { info } = await sharp(await renderLogo(Buffer.from(text), 64))
    .trim()
    .toBuffer({ resolveWithObject: true })
  expect([info.width, info.height].map((length) => Math.round(length / 2) * 2)).toEqual([columns, 64])
})

test.each([
  ['well-formed XML', `<!doctype html><html><body>${svg(BOX)}</body></html>`],
  ['an SVG drawing', Buffer.from(PIXEL, 'base64').toString('latin1')],
  ...['R&D', 'a&nbsp;b'].map((text) => ['a character itself, or &amp; for', svg(BOX, `<desc>${text}</desc>`)]),
  ['no references but', svg(BOX, '<image width="8" height="8" xlink:href="logo.png"/>')],
  ...['width="8"', 'viewBox="0 0 100% 100%"'].map((box) => ['a viewBox of four numbers', svg(box)]),
  ['an SVG file that can be drawn', svg(BOX, '<rect x="20" width="8" height="8"/>')],
])('a logo is refused, expected: %s', async (expected, text) => {
  expect((await logoFlaw(Buffer.from(text, 'latin1')))?.expected.startsWith(expected)).toBe(true)
})
