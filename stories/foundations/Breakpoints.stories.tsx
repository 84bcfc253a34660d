import preview from '#.storybook/preview'
import { media } from '@/theme/tokens.gen'
import { BookPage, Facts } from '../../.storybook/docs/page-parts'

const meta = preview.meta({ tags: ['!autodocs'], parameters: { layout: 'fullscreen' } })

const meaning: Readonly<Record<string, string>> = {
  tablet: 'Two columns fit; three cards in a row.',
  desktop: 'The wide layout: four cards in a row, popovers instead of sheets.',
  wide: 'More air around the content, which stays 1,280 px wide.',
  tabletOrSideways: 'Two columns, also on a phone held sideways.',
  tall: 'High enough for bars that stick to an edge.',
  tabletOrLow: 'Where no bar sticks to the lower edge.',
  hover: 'A mouse or a trackpad: hints may wait for the pointer.',
  coarse: 'A finger: targets of 44 px.',
  reducedMotion: 'The system asks for less motion.',
}

/** All window widths at which the layout changes. */
export const Breakpoints = meta.story({
  render: () => (
    <BookPage
      title="Breakpoints"
      lead="Styles are written for a phone first; a wider window adds. We look at 360, 768 and 1440 px, and at 400 % zoom, which is a low window."
    >
      <Facts
        rows={Object.entries(media).map(([name, query]) => [
          `media.${name}`,
          `${meaning[name] ?? ''} \`${query.replace('@media ', '')}\``,
        ])}
      />
    </BookPage>
  ),
})
