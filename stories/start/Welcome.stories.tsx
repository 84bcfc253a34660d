import preview from '#.storybook/preview'
import type { Globals } from 'storybook/internal/csf'
import styled from 'styled-components'
import { color, space } from '@/theme/tokens.gen'
import { type Book, readBook, thumbnailPath } from '../../.storybook/book'
import { nameForPeople } from '../../.storybook/docs/name-for-people'
import {
  BookPage,
  Facts,
  Section,
  Specimens,
  storyLink,
  TextWithCode,
} from '../../.storybook/docs/page-parts'

const meta = preview.meta({ tags: ['!autodocs'], parameters: { layout: 'fullscreen' } })

/** The page that Storybook opens on. */
export const Welcome = meta.story({
  loaders: [async () => ({ book: await readBook() })],
  render: (_, { loaded, globals }) => <WelcomePage {...loaded.book} globals={globals} />,
})

const pages = [
  [
    'start-whatchanged--what-changed',
    'Stories that look different, with pictures of before and after.',
  ],
  [
    'foundations-colours--colours',
    'Hex, job and contrast of each colour; a click copies its name.',
  ],
  ['foundations-colours--contrast', 'What may stand on what, with the numbers of WCAG.'],
  ['foundations-type--type', 'Two families, their sizes and weights, with Vietnamese marks.'],
  ['foundations-measures--measures', 'Spacing, corners, shadows, motion, depths.'],
  ['foundations-icons--icons', 'All icons, by name.'],
  ['foundations-breakpoints--breakpoints', 'The widths at which the layout changes.'],
  ['start-errors--errors', 'Every sentence about a failure, with a link to its screen.'],
  ['components-actions-button--states', 'A control in every state; the others are in Components.'],
  ['shop-checkout-checkoutscreen--buyers-long-name', 'Other long texts: the stories named Long….'],
] as const

function WelcomePage({ screens, globals }: Book & { globals: Globals }) {
  return (
    <BookPage
      title="Every screen and component, in every state"
      lead="Real styles, texts and pictures, on a small server inside that answers as the real one will. Nothing you do here can break anything."
    >
      <Facts
        rows={[
          ...pages.map(
            ([id, about]) =>
              [
                <a key={id} {...storyLink(id, globals)}>
                  {nameForPeople(id.split('--')[1] ?? '')}
                </a>,
                about,
              ] as const,
          ),
          [
            'A note to developers',
            '“Note” above a story copies its link, with args and settings, and lines to fill in.',
          ],
        ]}
      />
      <Section id="screens" title="Screens">
        {screens.length === 0 && (
          <p>
            <TextWithCode text="`npm run build-storybook` takes their pictures. The sidebar has them under Shop and Back office." />
          </p>
        )}
        <Specimens>
          {screens.map((id) => (
            <li key={id}>
              <Thumbnail {...storyLink(id, globals)}>
                <img alt="" loading="lazy" width={480} height={300} src={thumbnailPath(id)} />
                {nameForPeople(id.split('--')[0]?.replace(/^(shop|back-office)-/, '') ?? '')}
              </Thumbnail>
            </li>
          ))}
        </Specimens>
      </Section>
    </BookPage>
  )
}

const Thumbnail = styled.a`
  & > img {
    display: block;
    width: 100%;
    height: auto;
    margin-block-end: ${space(2)};
    border: 1px solid ${color.line};
  }
`
