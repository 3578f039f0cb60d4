import { getTool, type TechnologyEntry } from '@/lib/content'

/** "React project", or another name given in content such as "mobile app". */
export const projectOf = ({ name, project = `${name} project` }: Pick<TechnologyEntry, 'name' | 'project'>): string =>
  project

/** Replaces `{project}` and `{tool}`: "a {project}" becomes "an Angular project". */
export function interpolate(sentence: string, technology: TechnologyEntry): string {
  const project = projectOf(technology)
  return sentence
    .replace(/\ba \{project\}/g, `${/^[aeiou]/i.test(project) ? 'an' : 'a'} ${project}`)
    .replaceAll('{project}', project)
    .replaceAll('{tool}', getTool(technology.tool).name)
}
