// Photographs the interface designs that the portfolio shows.
//
//   node art/interfaces/shoot.mjs [slug…]
//
// laptop.html           1600x1000      -> .cache/interfaces/<slug>.png
// phone.html            390x845 at 2x  -> .cache/interfaces/<slug>.phone.png
// view-1.html, view-2   1600x1000      -> content/pictures/projects/<slug>-view-N.webp
//
// The browser is the one named by CHROMIUM, or `chromium` on PATH. The pages use these
// Debian fonts besides the @fontsource-variable ones among the project's dependencies:
//   apt-get install -y fonts-league-spartan fonts-bebas-neue fonts-manrope fonts-ebgaramond \
//     fonts-comfortaa fonts-lobstertwo fonts-roboto-slab fonts-sora fonts-vollkorn \
//     fonts-cabin fonts-yanone-kaffeesatz fonts-gfs-didot fonts-dosis \
//     fonts-goudybookletter fonts-inter fonts-quicksand
import { existsSync } from 'node:fs';
import { mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { delimiter, dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, '..', '..');
const shots = join(root, '.cache', 'interfaces');
const pictures = join(root, 'content', 'pictures', 'projects');
const LIMIT = 250 * 1024;

const pages = [
  { file: 'laptop.html', width: 1600, height: 1000, scale: 1, to: (slug) => join(shots, `${slug}.png`) },
  { file: 'phone.html', width: 390, height: 845, scale: 2, to: (slug) => join(shots, `${slug}.phone.png`) },
  ...[1, 2].map((n) => ({
    file: `view-${n}.html`,
    width: 1600,
    height: 1000,
    scale: 1,
    to: (slug) => join(pictures, `${slug}-view-${n}.webp`),
  })),
];

function findBrowser() {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  const found = (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, 'chromium'))
    .find((path) => existsSync(path));
  if (!found) throw new Error('No chromium on PATH: name one in CHROMIUM.');
  return found;
}

async function toWebp(png) {
  const { default: sharp } = await import('sharp');
  const webp = await sharp(png).webp({ quality: 82 }).toBuffer();
  if (webp.length > LIMIT) throw new Error(`a view is ${webp.length} bytes, more than ${LIMIT}`);
  return webp;
}

const slugs = process.argv.slice(2);
if (slugs.length === 0) {
  for (const name of (await readdir(here)).sort()) {
    if ((await stat(join(here, name))).isDirectory()) slugs.push(name);
  }
}

const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
});
try {
  for (const slug of slugs) {
    for (const { file, width, height, scale, to } of pages) {
      const source = join(here, slug, file);
      if (!existsSync(source)) continue;
      const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: scale });
      await page.goto(pathToFileURL(source).href);
      await page.evaluate(() => document.fonts.ready);
      const png = await page.screenshot({ type: 'png' });
      await page.close();
      const target = to(slug);
      await mkdir(dirname(target), { recursive: true });
      await writeFile(target, target.endsWith('.webp') ? await toWebp(png) : png);
      console.log(relative(root, target));
    }
  }
} finally {
  await browser.close();
}
