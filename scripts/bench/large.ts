import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseDocument } from 'yaml'

const PROJECTS = 1000
const JOBS = 300
/** What no other page may have; as long as in the model, so that it keeps its limits. */
const UNIQUE = [
  ['title'],
  ['seo', 'title'],
  ['seo', 'description'],
  ['caseStudy', 'seo', 'title'],
  ['caseStudy', 'seo', 'description'],
]

/** Fills the content of the project in `folder` up to 1,000 projects, each with its page, and 300 jobs. Returns the number of added pages. */
export function enlarge(folder: string): number {
  const story = (text: string) => /^caseStudy:/m.test(text)
  return (
    multiply(join(folder, 'content/projects'), PROJECTS, 'order', story) +
    multiply(join(folder, 'content/jobs'), JOBS, 'id', () => true)
  )
}

/** Copies of the files that `fits`, in turn, each with its own title, and number at `key`. */
function multiply(folder: string, count: number, key: string, fits: (text: string) => boolean): number {
  const names = readdirSync(folder).sort()
  const models = names.map((name) => readFileSync(join(folder, name), 'utf8')).filter(fits)
  for (let number = names.length + 1; number <= count; number++) {
    const document = parseDocument(models[number % models.length] ?? '')
    document.set(key, number)
    for (const path of UNIQUE) {
      const text = document.getIn(path)
      if (typeof text === 'string') document.setIn(path, `${number} ${text}`.slice(0, text.length).trimEnd())
    }
    writeFileSync(join(folder, `synthetic-${number}.yaml`), document.toString())
  }
  return count - names.length
}
