import { articleOf } from '@/lib/article'
import { getTool, type TechnologyEntry } from '@/lib/content'

/** "React project", or another name given in content such as "mobile app". */
const projectOf = ({ name, project = `${name} project` }: Pick<TechnologyEntry, 'name' | 'project'>): string => project

/** The subject of a message: begins with a capital, except for names such as iOS. */
export const subjectOf = (technology: Pick<TechnologyEntry, 'name' | 'project'>): string =>
  projectOf(technology).replace(/^[a-z](?=[a-z])/, (letter) => letter.toUpperCase())

/** Replaces `{project}` and `{tool}`: "a {project}" becomes "an Angular project". */
export function interpolate(sentence: string, technology: TechnologyEntry): string {
  const project = projectOf(technology)
  return sentence
    .replace(/\b(a) \{project\}/gi, (_, a: string) => `${a}${articleOf(project).slice(1)} ${project}`)
    .replaceAll('{project}', () => project)
    .replaceAll('{tool}', () => getTool(technology.tool).name)
}
