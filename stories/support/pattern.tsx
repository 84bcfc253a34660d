import { LinkTo, StoryOf } from '../../.storybook/book/StoryOf'
import { BookPage, Facts, Section } from '../../.storybook/docs/page-parts'

/** A state of the pattern: a story in a window of this size. */
type Part = {
  title: string
  what?: string
  show: [file: string, story: string]
  size: [number, number]
}

type PatternProps = {
  title: string
  lead: string
  rules: [name: string, text: string][]
  parts: Part[]
}

/** A page about what several rooms do in the same way: its rules, and stories that show it. */
export function Pattern({ title, lead, rules, parts }: PatternProps) {
  return (
    <BookPage place="Patterns" title={title} lead={lead}>
      <Section id="rules" title="Rules">
        <Facts rows={rules} />
      </Section>
      {parts.map(({ title, what, show: [file, story], size: [width, height] }, index) => (
        <Section key={title} id={`part-${index + 1}`} title={title}>
          <p>
            {what} <LinkTo file={file}>All its states</LinkTo>
          </p>
          <StoryOf file={file} story={story} title={title} width={width} height={height} />
        </Section>
      ))}
    </BookPage>
  )
}
