import preview from '#.storybook/preview'
import { AnyLink } from '@/ui/actions/Link'
import { type ColourAdvice, ColourRows } from '../../.storybook/book/ColourRows'
import { BookPage, Section } from '../../.storybook/docs/page-parts'

const meta = preview.meta({ tags: ['!autodocs'], parameters: { layout: 'fullscreen' } })

const advice: ColourAdvice = {
  ink: ['For headings, text and the primary choice.', 'For large filled areas: it is heavy.'],
  inkSoft: ['For hints, labels and original prices.', 'For what people must read to decide.'],
  paper: ['As the ground of every page.', 'As a text colour.'],
  surface: ['For what lies on the page: cards, fields, dialogs.', 'For whole pages.'],
  sand: ['Behind pictures, in footers, for a hovered row.', 'Behind small red text.'],
  line: ['For hairlines that only divide.', 'As the only edge of a control: it is too light.'],
  lineStrong: ['As the outline of fields and secondary buttons.', 'For decoration.'],
  accent: [
    'For the one main action and for the price of a sale.',
    'For errors: those are danger, with words beside it.',
  ],
  accentHover: ['Under a pointer on what is accent.', 'At rest.'],
  accentSoft: ['Behind accent text: selected rows, selected text.', 'As a warning.'],
  onAccent: ['For text on accent, ink and the dark states.', 'On paper: nobody can read it.'],
  celadon: [
    'For a second voice: facts about fabric, calm notes.',
    'For success: that is positive.',
  ],
  celadonSoft: ['Behind celadon or positive text.', 'As a page ground.'],
  positive: ['For done, in stock, delivered; always with a word.', 'As decoration.'],
  warning: ['For “few left” and “check this”; always with a word.', 'For failures.'],
  danger: ['For errors and deleting; always with a word.', 'For sale prices: those are accent.'],
  dangerSoft: ['Behind an error text.', 'For a sale.'],
  focus: ['Only for the ring around what has the focus.', 'For borders at rest.'],
  overlay: ['Behind dialogs and drawers.', 'Over pictures: use the veil of the hero.'],
}

/** Role, value, contrast on each ground, advice and users of each colour. */
export const Colours = meta.story({
  render: () => (
    <BookPage
      place="Foundations"
      title="Colours"
      lead="Ink on paper, and one accent. Each colour has one job. Names, roles and values come from the brand’s tokens.json."
    >
      <Section id="all" title="Every colour">
        <ColourRows advice={advice} />
      </Section>
      <Section id="figma" title="In Figma">
        <p>
          Import <AnyLink href="./brand/figma.gen.json">the variables</AnyLink> with Variables →
          Import: one file is one mode. The whole of it, in the format of the Design Tokens
          Community Group, is <AnyLink href="./brand/tokens.json">tokens.json</AnyLink>.
        </p>
      </Section>
    </BookPage>
  ),
})
