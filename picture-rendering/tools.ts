/** The programs and fonts that the pictures need. Nothing else of the project needs them. */
import { spawnSync } from 'node:child_process'
import { INTERFACES } from './catalogue.ts'
import { FONTS } from './interfaces/fonts.ts'

/** The kit speaks to Blender as it was before 4.1, and its own Python must find numpy and Pillow. */
const HOW_TO_BLENDER = `Blender 3.4 to 4.0 is needed, with numpy and Pillow for its Python.
  Debian, Ubuntu: apt-get install blender python3-numpy python3-pil
  elsewhere:      https://download.blender.org/release/Blender4.0/, then its own python -m pip install pillow
Another place:    BLENDER=/path/to/blender npm run pictures`

/** The command that starts Blender. Throws a message that says how to get it. */
export function findBlender(): string {
  const command = process.env.BLENDER ?? 'blender'
  const { status, stdout } = spawnSync(command, ['--version'], { encoding: 'utf8' })
  const [, major = '', minor = ''] = /Blender (\d+)\.(\d+)/.exec(status === 0 ? stdout : '') ?? []
  if (!major) throw new Error(`"${command}" does not start. ${HOW_TO_BLENDER}`)
  const version = Number(major) * 100 + Number(minor)
  if (version < 304 || version > 400) throw new Error(`This is Blender ${major}.${minor}. ${HOW_TO_BLENDER}`)
  const libraries = spawnSync(command, ['-b', '--python-exit-code', '3', '--python-expr', 'import numpy, PIL'])
  if (libraries.status !== 0) throw new Error(`Blender's Python finds no numpy or no Pillow. ${HOW_TO_BLENDER}`)
  return command
}

/** Throws when a font of the interfaces is missing: the screenshots would be in another face. */
export function checkFonts(): void {
  const missing = Object.entries(FONTS).filter(([family]) => {
    const { status, stdout } = spawnSync('fc-match', ['--format', '%{family}', family], { encoding: 'utf8' })
    return status === 0 && !stdout.split(',').some((name) => name.startsWith(family))
  })
  if (missing.length === 0) return
  const packages = [...new Set(missing.map(([, name]) => name))].join(' ')
  throw new Error(`Fonts of ${INTERFACES} are missing: ${missing.map(([family]) => family).join(', ')}.
  Debian, Ubuntu: apt-get install ${packages}`)
}
