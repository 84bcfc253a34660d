import preview from '#.storybook/preview'
import { media } from '@/theme/tokens.gen'
import { StoryOf } from '../../.storybook/book/StoryOf'
import { BookPage, Note, Section, Table } from '../../.storybook/docs/page-parts'

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

/** The widths at which the layout changes. */
export const Breakpoints = meta.story({
  render: () => (
    <BookPage
      place="Foundations"
      title="Breakpoints"
      lead="Styles are written for a phone first; a wider window adds. We look at 360, 768 and 1440 px, and at 400 % zoom, which is a low window."
    >
      <Section id="queries" title="Media queries">
        <Table>
          <tbody>
            {Object.entries(media).map(([name, query]) => (
              <tr key={name}>
                <th scope="row">
                  <code>media.{name}</code>
                </th>
                <td>{query.replace('@media ', '')}</td>
                <td>{meaning[name]}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Section>
      <Section id="seen" title="The same list at each width">
        {[360, 768, 1440].map((width) => (
          <div key={width}>
            <Note>{width} px</Note>
            <StoryOf
              file="screens/product-list/ProductListScreen"
              story="Category"
              title={`The product list at ${width} px`}
              width={width}
              height={720}
            />
          </div>
        ))}
      </Section>
    </BookPage>
  ),
})
