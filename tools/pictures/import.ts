import { existsSync, readFileSync, rmSync } from 'node:fs'
import { basename, isAbsolute, join, relative, resolve, sep } from 'node:path'
import { masterProblems } from '../../build/check-picture-masters.ts'
import { dayFiles, PICTURE_PATH, parsePictureFile } from '../../lib/content/picture-files.ts'
import { contentFilesBelow, DEVICE_EXPECTED } from '../../lib/content/read-files.ts'
import { isDeviceName } from '../../lib/device-name.ts'
import { isFolder } from '../../lib/linked-files.ts'
import { outputFile } from '../../lib/output-file.ts'
import { asSlug } from '../../lib/slug.ts'
import { convertPicture } from './convert.ts'

type Options = {
  /** Relative to content/pictures; without it the name of the folder that is read. */
  target?: string | undefined
  replace?: boolean
}

/**
 * Converts the pictures below `folder` into `root`, which is laid out like content/. Returns a line for each: what was
 * done to it, or why it was not imported. Throws when the folder does not exist.
 */
export async function importPictures(folder: string, root: string, { target, replace = false }: Options) {
  if (!isFolder(folder)) throw new Error(`There is no folder ${folder}.`)
  const pictures = join(root, 'pictures')
  const inside = relative(resolve(pictures), resolve(folder))
  const start =
    target?.replace(/^(?:\.\/)?content\/pictures(?:\/|$)/, '') ??
    (inside.startsWith('..') ? basename(resolve(folder)) : inside)
  const steps = start.split(/[\\/]+/).filter((step) => step !== '' && step !== '.')
  const isTarget = steps.length > 0 && steps.every((step) => asSlug(step) !== '') && !isAbsolute(start)
  // The pictures of content/pictures itself are in folders of their own.
  if (!isTarget && (target !== undefined || inside !== ''))
    throw new Error(`"${start}" is no folder in content/pictures: write one such as team.`)
  const imported: string[] = []
  const refused: string[] = []
  const taken = new Map<string, string>()
  for (const name of contentFilesBelow(folder)) {
    // What is in its place already, with a name that content can have.
    const own = parsePictureFile(join(inside, name))?.picture.split(sep).join('/') ?? ''
    if (!inside.startsWith('..') && target === undefined && PICTURE_PATH.test(own)) continue
    if (!existsSync(join(folder, name))) {
      refused.push(`${name}: a link that leads nowhere`)
      continue
    }
    const { converted, problem } = await convertPicture(name, readFileSync(join(folder, name)))
    const path = converted && nameOf(join(...steps, name), converted.format)
    if (!path) {
      const isAlone = steps.length === 0 && basename(name) === name
      const reason = isAlone
        ? 'move it into a folder such as content/pictures/team'
        : 'its name has no letters or digits'
      refused.push(`${name}: ${problem ?? reason}`)
      continue
    }
    const others = rivals(path).filter((other) => existsSync(join(pictures, other)))
    const flaws = await masterProblems(path, converted.bytes)
    const [flaw] = flaws.map(({ expected, got }) => `expected ${expected}, got ${got}`)
    const first = others.map((other) => taken.get(other)).find((other) => other !== undefined)
    const reason =
      (first && `its name would be that of ${first}, ${path}`) ??
      (others.length > 0 && !replace
        ? `content/pictures/${others[0]} is there already; --replace replaces it`
        : flaw) ??
      (path.split(/[/.]/).some(isDeviceName) ? `expected ${DEVICE_EXPECTED}` : undefined)
    if (reason) {
      refused.push(`${name}: ${reason}`)
      continue
    }
    for (const other of others) rmSync(join(pictures, other))
    outputFile(join(pictures, path), converted.bytes)
    taken.set(path, name)
    imported.push(
      `${name} → content/pictures/${path}: ${[...converted.done, ...(others.length > 0 ? ['replaced'] : [])].join(', ')}`,
    )
  }
  return { imported, refused }
}

/** `team/Team Photo.night.JPG` → `team/team-photo.night.webp`; undefined without letters or digits. */
function nameOf(path: string, format: string): string | undefined {
  const [, stem = '', light = ''] = /^(.*?)(\.day|\.night)?(?:\.\w+)?$/i.exec(path) ?? []
  const steps = stem.split(/[\\/]/).map(asSlug)
  return steps.length > 1 && steps.every((step) => step !== '')
    ? `${steps.join('/')}${light.toLowerCase()}.${format}`
    : undefined
}

/** The files that cannot be beside the file, because they are the same picture in the same light. */
function rivals(path: string): string[] {
  const file = parsePictureFile(path)
  if (!file) return []
  return file.light === 'night'
    ? ['.night.webp', '.night.svg'].map((ending) => file.picture + ending)
    : dayFiles(file.picture)
}
