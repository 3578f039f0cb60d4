/** Begins each text that `npm run new` and `npm run rebrand -- --clear` leave to be written. */
export const TO_DO = 'TO DO'

/** Begins the comment above a value that cannot say itself that it is to be chosen, such as a colour. */
export const TO_DO_COMMENT = ` ${TO_DO}  `

/** The lines below comments that begin with the mark. The first line is 1. */
export const linesToDo = (text: string): number[] =>
  [...text.matchAll(new RegExp(`^ *#${TO_DO_COMMENT}.*\\n(?: *#.*\\n)*`, 'gm'))].map(
    (comment) => text.slice(0, comment.index + comment[0].length).split('\n').length,
  )

/** A comment, with or without its #, without the mark, because what is below it has been chosen. */
export const withoutToDo = (comment: string): string =>
  comment.replaceAll(new RegExp(`^(#?)${TO_DO_COMMENT}`, 'gm'), '$1 ')
