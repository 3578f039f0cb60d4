import { getTool, type TechnologyEntry } from '@/lib/content'

/** What a client asks for: "React project", "mobile app". */
export const projectOf = ({ name, project = `${name} project` }: Pick<TechnologyEntry, 'name' | 'project'>): string =>
  project

/** Puts a technology into a sentence: "a {project}" becomes "an Angular project", "{tool}" becomes "PostgreSQL". */
export function interpolate(sentence: string, technology: TechnologyEntry): string {
  const project = projectOf(technology)
  return sentence
    .replace(/\ba \{project\}/g, `${/^[aeiou]/i.test(project) ? 'an' : 'a'} ${project}`)
    .replaceAll('{project}', project)
    .replaceAll('{tool}', getTool(technology.tool).name)
}
