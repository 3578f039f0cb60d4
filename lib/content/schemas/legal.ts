import { z } from 'zod'
import { asTyped } from '../../plain-text.ts'
import { isLinkAddress, linkError } from './address.ts'
import { picture, text, titled } from './common.ts'
import { field } from './field.ts'

const representative = z.strictObject({
  name: field('Name', 'First and last name.', text(2, 60)),
  role: field('Role', 'As the register names it: Managing director', text(2, 60).optional()),
})

/** What the law of many countries asks an agency to publish: the page /imprint/. */
export const legal = z.strictObject({
  name: field('Legal name', 'With its legal form: Fjord Software GmbH', text(2, 100)),
  address: field(
    'Address',
    'Line by line, if it is not that of the head office.',
    z.array(text(2, 80)).min(1).max(8).optional(),
  ),
  representatives: field(
    'Representatives',
    'Up to twelve people who may sign for the company.',
    z.array(representative).max(12).optional(),
  ),
  register: field(
    'Register',
    'The register and the number in it: Amtsgericht Charlottenburg, HRB 123456',
    text(4, 160).optional(),
  ),
  vat: field('VAT number', 'With the letters of its country: DE123456789', text(4, 30).optional()),
  picture: field(
    'Picture',
    'Stands on the ground beside the headline of the imprint.',
    picture('call-to-action').optional(),
  ),
  more: field(
    'Further statements',
    'Up to eight: who is responsible for the texts, a supervisory authority, insurance.',
    z.array(titled).max(8).optional(),
  ),
})

/**
 * In the international format, so that it can be dialled from everywhere, with the spaces and hyphens of any website. What
 * follows nine digits and a slash is another number.
 */
const PHONE = /^(?!(?:[^\d/]*\d){9}[^/]*\/)\+[1-9](?:[ \u00a0\u2000-\u200a\u2010-\u2015\u202f()./-]*\d){5,14}$/

export const phone = z.string().regex(PHONE, {
  error: ({ input }) => {
    const plain = asTyped(String(input))
      .trim()
      .replace(/^(?:tel:)?(?:\(?\+ ?|00)([1-9]\d*)\)?/, '+$1')
    return PHONE.test(plain)
      ? `one phone number in the form ${plain}`
      : 'one phone number like +44 20 7946 0000, with the code of its country and without an extension'
  },
})

const isOnOtherSite = (href: string): boolean => /^https:/i.test(href) && isLinkAddress(href)

/** The page of the agency or of a person elsewhere. */
export const profile = z.strictObject({
  label: field('Label', 'The name of the service: LinkedIn', text(1, 30)),
  href: field(
    'Address',
    'The address of the profile, with https://',
    z.string().refine(isOnOtherSite, {
      error: ({ input }) => linkError(String(input), 'an address with https://', isOnOtherSite),
    }),
  ),
})
