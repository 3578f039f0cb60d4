import { describeValue } from '../problem.ts'
import { isRecord, select, valueAt } from '../traverse.ts'
import { type Check, ofKind } from './check.ts'

/** A person who is quoted in a project and in a testimonial must have the same position in both. */
export const checkQuotedPeople: Check = ({ files }) => {
  const positions = new Map(
    ofKind(files, 'testimonials').flatMap(({ value }) => (isRecord(value) ? [[value.name, value.position]] : [])),
  )
  return ofKind(files, 'projects').flatMap(({ source, value }) =>
    select(value, 'caseStudy.quote').flatMap(({ path, value: quote }) => {
      const position = positions.get(valueAt(quote, ['name']))
      const own = valueAt(quote, ['position'])
      if (position === undefined || position === own) return []
      return [
        source.problem([...path, 'position'], `${describeValue(position)}, as in the testimonial`, describeValue(own)),
      ]
    }),
  )
}
