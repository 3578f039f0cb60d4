import { fitWords } from '@/components/ui/fit-text'
import { content } from '@/lib/content'

/** The number of average letters that fill the width of the page at this font size. */
const LETTERS = 6.88

export function Hero() {
  const { title, lead } = content().portfolioPage
  return (
    <div className="wrap @container pt-6 pb-10 lg:pt-10 lg:pb-14">
      <h1 className="-ml-[0.04em] leading-[0.86] text-fit-[26cqi]" style={fitWords(title, LETTERS)}>
        {title}
      </h1>
      <p className="mt-8 max-w-[58ch] text-balance text-lead text-muted lg:mt-10 lg:ml-[calc((100%+1.5rem)/2)]">
        {lead}
      </p>
    </div>
  )
}
