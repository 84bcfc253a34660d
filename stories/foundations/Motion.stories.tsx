import preview from '#.storybook/preview'
import { motion } from '@/theme/tokens'
import { MotionSample } from '../../.storybook/book/MotionSample'
import { tokenRows, valueOf } from '../../.storybook/book/token-rows'
import { BookPage, Note, Section } from '../../.storybook/docs/page-parts'

const meta = preview.meta({ tags: ['!autodocs'], parameters: { layout: 'fullscreen' } })

const uses: Readonly<Record<string, string>> = {
  fast: 'a colour under the pointer, a check mark',
  base: 'a menu, a popover, a toast',
  slow: 'a drawer, a dialog, a card that becomes its product',
}

/** Durations and the one easing, to be played. */
export const Motion = meta.story({
  render: () => (
    <BookPage
      place="Foundations"
      title="Motion"
      lead="Motion says where something came from. It is short, it moves by transform and opacity only, and it is off for people who asked their system for less."
    >
      <Section id="durations" title="Durations">
        {tokenRows('motion')
          .filter(({ name }) => name !== 'ease')
          .map(({ name, token, value }) => (
            <div key={name}>
              <Note>
                <code>{token}</code> {valueOf(value)}: {uses[name]}
              </Note>
              <MotionSample duration={value} label={`Play ${name}`} />
            </div>
          ))}
      </Section>
      <Section id="easing" title="Easing">
        <Note>
          <code>motion.ease</code> is {motion.ease}: it starts fast, because the answer to a press
          must be seen at once, and lands softly.
        </Note>
      </Section>
    </BookPage>
  ),
})
