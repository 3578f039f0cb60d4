import { phone as schema } from '@/lib/content/schemas/legal.ts'
import { dialled } from '@/lib/phone-number.ts'

const NUMBERS = `+44 (0)20 7946 0000 = +442079460000, +4420 0123 4567 = +442001234567, +49 030 123456 = +4930123456,
  +49 (06131) 12345 = +49613112345, +36 (06) 1 234 5678 = +3612345678, +36 (1) 234 5678 = +3612345678,
  +7 (8) 495 123 45 67 = +74951234567, +7 (861) 123 45 67 = +78611234567, +39 06 1234 5678 = +390612345678,
  +226 07 12 34 56 = +22607123456, +47 05400 = +4705400, +229 01 97 12 34 56 = +2290197123456,
  +49 (0)30/12 34 56 = +4930123456, +45 86 00 00 00 / 01 = none, +354 555 1234/5678 = none`

test.each(NUMBERS.split(/,\s+/).map((line) => line.split(' = ')))('%s is dialled as %s', (phone = '', number) =>
  expect(schema.safeParse(phone).success ? dialled(phone) : 'none').toBe(number),
)
