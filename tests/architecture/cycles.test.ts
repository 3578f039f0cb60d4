import { sourceFiles } from './sources.ts'

const files = new Map(
  sourceFiles().map(({ path, imports }) => [
    path.replace(/\.tsx?$/, '').replace(/\/index$/, ''),
    imports.flatMap(({ target }) => target ?? []),
  ]),
)

/** The files of the first import cycle below `file`, if there is one; types count too. */
function cycleFrom(file: string, trail: readonly string[], done: Set<string>): string[] | undefined {
  if (trail.includes(file)) return [...trail.slice(trail.indexOf(file)), file]
  if (done.has(file)) return undefined
  for (const target of files.get(file) ?? []) {
    const cycle = cycleFrom(target, [...trail, file], done)
    if (cycle) return cycle
  }
  done.add(file)
  return undefined
}

test('no file imports itself by way of others', () => {
  const done = new Set<string>()
  expect([...files.keys()].map((file) => cycleFrom(file, [], done)).filter(Boolean)).toEqual([])
})
