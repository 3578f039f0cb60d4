import { currenciesInUse } from '../../currencies.ts'
import { fractionDigits, PAY_PLACEHOLDER } from '../../format-pay.ts'
import { describeValue, quote } from '../problem.ts'
import { isDay } from '../schemas/common.ts'
import { isRecord, valueAt } from '../traverse.ts'
import { type Check, ofKind } from './check.ts'

/** Fields of a job that contradict each other, which search engines reject. */
export const checkJobs: Check = ({ files, today }) => {
  const inUse = currenciesInUse(today)
  return ofKind(files, 'jobs').flatMap(({ source, value: job }) => {
    if (!isRecord(job)) return []
    const { workplace, office, posted, closes, start } = job
    const min = valueAt(job, ['pay', 'min'])
    const max = valueAt(job, ['pay', 'max'])
    const problems = []
    if (workplace === 'remote' && office !== undefined)
      problems.push(source.problem(['office'], 'no office, because the workplace is remote', describeValue(office)))
    if ((workplace === 'on-site' || workplace === 'hybrid') && office === undefined)
      problems.push(source.problem(['office'], `an office, because the workplace is ${workplace}`, 'nothing'))
    if (typeof min === 'number' && typeof max === 'number' && min > max)
      problems.push(source.problem(['pay', 'max'], `a number of at least ${min}, which is pay.min`, describeValue(max)))
    if (isDay(posted) && isDay(closes) && closes < posted)
      problems.push(source.problem(['closes'], `a day after ${posted}, when it was posted`, describeValue(closes)))
    if (isDay(posted) && isDay(start) && start < posted)
      problems.push(source.problem(['start'], `a day after ${posted}, when it was posted`, describeValue(start)))
    const currency = valueAt(job, ['pay', 'currency'])
    const digits = fractionDigits(currency)
    if (typeof currency === 'string' && digits !== undefined && !inUse.has(currency))
      problems.push(
        source.problem(['pay', 'currency'], 'the code of a currency that is in use, such as EUR', quote(currency)),
      )
    for (const [name, amount] of Object.entries({ min, max })) {
      // Of a number, the zeros at its end are lost.
      const written = source.unquoted(['pay', name]) ?? String(amount)
      const decimals = /\.(\d*)$/.exec(written)?.[1]?.length ?? 0
      if (typeof amount === 'number' && digits !== undefined && decimals > digits)
        problems.push(
          source.problem(['pay', name], `an amount without separators, of ${digits} decimals`, quote(written)),
        )
    }
    const description = valueAt(job, ['seo', 'description'])
    if (typeof description === 'string' && description.includes(PAY_PLACEHOLDER) && !job.pay)
      problems.push(
        source.problem(
          ['seo', 'description'],
          `no ${PAY_PLACEHOLDER}, because the opening states no pay`,
          quote(description),
        ),
      )
    return problems
  })
}
