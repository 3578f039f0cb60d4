/** Every picture of the site and how it is made. Names are those of content/pictures, without light and ending. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export const INTERFACES = 'picture-rendering/interfaces'
const SCENES = 'picture-rendering/scenes'

const LIGHTS = ['day', 'night'] as const

/** One run of Blender. It writes `output` into the folder that it is given. */
export interface Render {
  script: string
  args: string[]
  output: string
  /** Pixels times samples: what the time depends on. */
  work: number
}

export interface Picture {
  name: string
  /** The master's file below content/pictures, and what Blender makes it from. */
  masters: { file: string; render: Render }[]
  /** Scale the render to this size; otherwise it stays as rendered. */
  size?: { width: number; height?: number }
  /** Cut the empty margin away, alike in all lights. */
  crop?: true
  /** Bytes of a master at most; otherwise 245 000. */
  heaviest?: number
  /** The client of whose designed pages screenshots are taken first. */
  client?: string
  /** Files (or folders, `*.py` of them) whose change makes the picture out of date. */
  inputs: string[]
  /** In an input that holds several pictures, the part that is ours and the parts that are others'. */
  part?: { own: string; others: string[] }
}

interface World {
  script: string
  /** The folder of the scene: `worlds`, unless it says otherwise. */
  folder?: 'points' | 'technologies'
  width: number
  height: number
  size?: { width: number }
  samples?: number
  crop?: true
  city?: string
  room?: string
  view?: 'front' | 'closed' | 'plan' | 'scaffolding'
}

const CITIES = ['berlin', 'lahore', 'london', 'new-york', 'san-francisco']
const ROOMS = ['design', 'front-end', 'hall', 'planning', 'servers', 'testing']
const SERVICES = [
  'data-science-ai',
  'digital-marketing',
  'mobile-development',
  'seo-digital-marketing',
  'ui-ux-design',
  'web-development',
]
const TECHNOLOGIES = [
  'android',
  'angular',
  'bridge',
  'clock',
  'database',
  'figma',
  'flutter',
  'ios',
  'mobile',
  'nextjs',
  'nodejs',
  'python',
  'react',
  'react-native',
  'stair',
]
/** Higher than wide, for the panel of a hero. */
const PORTRAITS = ['figma', 'mobile', 'react-native']
const POINTS = [
  'calendar',
  'conveyor',
  'doll-house',
  'drawers',
  'fingerprint',
  'gears-wall',
  'key-counter',
  'keystone',
  'mosaic',
  'phone-shelf',
  'shelf',
  'sockets',
  'tool-wall',
]
const TABLE = ['seat-free', 'seat-taken', 'seat-taken-2', 'seat-taken-3', 'seat-taken-4', 'seat-taken-5']
const FIGURES = ['calendar', 'cup', 'parcels', 'praise']
const CULTURE = ['critique', 'pairing', 'rooftop-lunch', 'working-from-home']
const JOBS = ['bug-hunt', 'car-deck', 'paper-prototype', 'priorities', 'rollback', 'scatter-plot']
const WREN = `${SCENES}/worlds/wren.py`
const WREN_JOBS = ['cookie', 'easel', 'key', 'phone', 'plan', 'suitcase', 'tools']
const APPS = ['wren-studio', 'wren-vpn']
const SITTERS = [
  'amara-okafor',
  'bilal-aslam',
  'daniel-reyes',
  'eleanor-hart',
  'hina-javed',
  'jonas-weber',
  'mei-lin-chen',
  'priya-raman',
  'sadia-malik',
  'tomasz-nowak',
  'usman-tariq',
]

const world = (name: string, options: World): Picture => {
  const { script, folder = 'worlds', width, height, samples = 16, size, crop, city, room, view } = options
  const file = `${SCENES}/${folder}/${script}.py`
  const base = name.split('/').at(-1) ?? name
  const quality = ['--width', `${width}`, '--height', `${height}`, '--samples', `${samples}`]
  return {
    name,
    ...(crop ? { crop } : {}),
    ...(size ? { size } : {}),
    masters: LIGHTS.map((light) => ({
      file: `${name}.${light}.webp`,
      render: {
        script: file,
        args: [
          ...['--light', light, ...quality],
          ...Object.entries({ city, room, view }).flatMap(([name, value]) => (value ? [`--${name}`, value] : [])),
        ],
        output: `${base}.${light}.png`,
        work: width * height * samples,
      },
    })),
    inputs: ['picture-rendering/kit', `${SCENES}/worlds/setting.py`, ...piecesOf(file), file],
    ...(city ? { part: part(city, CITIES) } : {}),
  }
}

/** The house and the walls in front of it, which are cropped alike. */
const house = (): Picture => {
  const options = {
    script: 'house',
    width: 2400,
    height: 1872,
    samples: 10,
    size: { width: 2000 },
    crop: true,
  } as const
  const cutOpen = world('home/house', options)
  const { masters } = world('home/front', { ...options, view: 'front' })
  return { ...cutOpen, masters: [...cutOpen.masters, ...masters] }
}

const product = (
  name: string,
  width: number,
  height: number,
  client?: string,
  rendered = 1800,
  samples = 8,
): Picture => {
  const slug = name.split('/').at(-1) ?? name
  return {
    name,
    client: client ?? slug,
    size: { width, height },
    masters: LIGHTS.map((light) => ({
      file: `${name}.${light}.webp`,
      render: {
        script: `${SCENES}/products/products.py`,
        args: ['--only', slug, '--light', light, '--width', `${rendered}`, '--samples', `${samples}`],
        output: `${slug}.${light}.png`,
        work: (rendered * rendered * samples * height) / width,
      },
    })),
    inputs: ['picture-rendering/kit', `${SCENES}/products`, ...pagesOf(slug, client)],
    part: part(slug, [...clients(), ...APPS, ...views().map(({ client, page }) => `${client}-${page}`)]),
  }
}

/** The lamp above lit paper. It is shown in the dark theme only, so it has one master. */
const sheetLamp = (): Picture => {
  const script = `${SCENES}/worlds/sheet_lamp.py`
  const args = ['--width', '900', '--height', '260', '--samples', '48']
  const render = { script, args, output: 'sheet-lamp.png', work: 900 * 260 * 48 }
  return {
    name: 'lamps/sheet',
    masters: [{ file: 'lamps/sheet.webp', render }],
    size: { width: 544 },
    crop: true,
    inputs: ['picture-rendering/kit', script],
  }
}

/** The wren at the end of a page. */
const wren = (job: string): Picture => ({
  name: `call-to-action/${job}`,
  size: { width: 800 },
  masters: LIGHTS.map((light) => ({
    file: `call-to-action/${job}.${light}.webp`,
    render: {
      script: WREN,
      args: ['--job', job, '--light', light, '--width', '1000', '--height', '1000', '--samples', '12'],
      output: `${job}.${light}.png`,
      work: 1000 * 1000 * 12,
    },
  })),
  crop: true,
  inputs: ['picture-rendering/kit', `${SCENES}/worlds/setting.py`, ...piecesOf(WREN), WREN],
})

const portrait = (sitter: string): Picture => ({
  name: `portraits/${sitter}`,
  size: { width: 600, height: 600 },
  masters: LIGHTS.map((light) => ({
    file: `portraits/${sitter}.${light}.webp`,
    render: {
      script: `${SCENES}/portraits/portraits.py`,
      args: ['--only', sitter, '--light', light, '--width', '800', '--samples', '12'],
      output: `${sitter}.${light}.png`,
      work: 800 * 800 * 12,
    },
  })),
  inputs: ['picture-rendering/kit', `${SCENES}/portraits`],
  part: part(sitter, SITTERS),
})

function part(own: string, names: string[]): { own: string; others: string[] } {
  return { own, others: names.filter((name) => name !== own) }
}

function clients(): string[] {
  return readdirSync(INTERFACES, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !APPS.includes(entry.name))
    .map(({ name }) => name)
    .sort()
}

function views(): { client: string; page: string }[] {
  return clients().flatMap((client) =>
    ['view-1', 'view-2']
      .filter((page) => existsSync(join(INTERFACES, client, `${page}.html`)))
      .map((page) => ({ client, page })),
  )
}

/** The pages on the devices of a set; of a view, the one page that its name ends with. */
function pagesOf(slug: string, client = slug): string[] {
  const pages = client === slug ? ['laptop', 'phone'] : [slug.slice(client.length + 1)]
  return pages.map((page) => `${INTERFACES}/${client}/${page}.html`).filter((file) => existsSync(file))
}

/** What several scenes share, for a scene that takes from it, and what that takes from others. */
function piecesOf(scene: string): string[] {
  const text = existsSync(scene) ? readFileSync(scene, 'utf8') : ''
  const PIECES = [
    'technologies/arch',
    'technologies/gears',
    'technologies/joinery',
    'technologies/keys',
    'technologies/pieces',
    'products/lamps',
    'worlds/furnishings',
    'worlds/house_views',
    'points/photograph',
  ]
  return PIECES.flatMap((piece) => {
    const file = `${SCENES}/${piece}.py`
    if (!new RegExp(`(from|import) ${piece.split('/').at(-1)}\\b`).test(text)) return []
    return piece.startsWith('points/') ? [file, ...piecesOf(file)] : [file, `${SCENES}/products/surface_of.py`]
  })
}

/** All pictures, in the order in which they are rendered. */
export function catalogue(): Picture[] {
  const diorama = { width: 1200, height: 1000, crop: true } as const
  return [
    house(),
    world('services/plan', { script: 'house', width: 1340, height: 1160, samples: 40, crop: true, view: 'plan' }),
    ...ROOMS.map((room) => world(`rooms/${room}`, { script: 'house', ...diorama, room })),
    ...SERVICES.map((slug) => world(`services/${slug}`, { script: slug.replaceAll('-', '_'), ...diorama })),
    ...TECHNOLOGIES.map((slug) =>
      world(`technologies/${slug}`, {
        script: slug.replaceAll('-', '_'),
        folder: 'technologies',
        ...(PORTRAITS.includes(slug) ? { width: 880, height: 1100, samples: 8 } : { width: 1200, height: 1050 }),
        crop: true,
      }),
    ),
    ...POINTS.map((slug) =>
      world(`points/${slug}`, {
        script: slug.replaceAll('-', '_'),
        folder: 'points',
        width: 720,
        height: 800,
        samples: 8,
      }),
    ),
    world('points/scaffolding', {
      script: 'web_development',
      width: 720,
      height: 800,
      samples: 8,
      view: 'scaffolding',
    }),
    ...TABLE.map((room) =>
      world(`points/${room}`, {
        script: 'meeting_table',
        folder: 'points',
        width: 520,
        height: 290,
        samples: 24,
        room,
      }),
    ),
    world('points/table-objects', {
      script: 'meeting_table',
      folder: 'points',
      width: 1200,
      height: 420,
      crop: true,
      room: 'table-objects',
    }),
    ...CULTURE.map((slug) =>
      world(`careers/${slug}`, { script: slug.replaceAll('-', '_'), width: 1200, height: 1040 }),
    ),
    ...JOBS.map((slug) => ({
      ...world(`careers/${slug}`, {
        script: slug.replaceAll('-', '_'),
        width: 1080,
        height: 900,
        samples: 12,
        crop: true,
      }),
      heaviest: 45_000,
    })),
    world('about/closed', { script: 'house', width: 1400, height: 1092, samples: 10, crop: true, view: 'closed' }),
    world('about/model-house', { script: 'model_house', width: 1200, height: 900, crop: true }),
    world('about/first-desk', { script: 'first_desk', width: 1400, height: 1000, crop: true }),
    world('values/blocks', { script: 'blocks', width: 720, height: 640, samples: 8, crop: true }),
    ...CITIES.map((city) =>
      world(`about/offices/${city}`, { script: 'offices', width: 840, height: 1260, samples: 12, city }),
    ),
    ...FIGURES.map((room) =>
      world(`figures/${room}`, { script: 'figures', width: 480, height: 480, samples: 8, room }),
    ),
    world('accessibility/door', { script: 'front_door', ...diorama }),
    world('contact/post', { script: 'post', ...diorama }),
    world('not-found/room', { script: 'room', width: 1200, height: 900, crop: true }),
    sheetLamp(),
    ...WREN_JOBS.map(wren),
    ...SITTERS.map(portrait),
    ...clients().map((client) => product(`projects/${client}`, 1600, 1200)),
    ...APPS.map((app) => product(`apps/${app}`, 1000, 1200, undefined, 1250, 10)),
    ...views().map(({ client, page }) => ({
      ...product(`projects/${client}-${page}`, 1600, 1120, client),
      heaviest: 130_000,
    })),
  ]
}
