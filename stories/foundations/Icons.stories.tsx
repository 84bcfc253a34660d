import preview from '#.storybook/preview'
import styled from 'styled-components'
import { color, radius, space, text } from '@/theme/tokens.gen'
import * as frameIcons from '@/ui/frame-icons'
import * as otherIcons from '@/ui/icons'
import { BookPage, Note } from '../../.storybook/docs/page-parts'

const meta = preview.meta({ tags: ['!autodocs'], parameters: { layout: 'fullscreen' } })

/** 24 px line icons in the text colour, hidden from screen readers. */
export const Icons = meta.story({
  render: () => (
    <BookPage
      title="Icons"
      lead="Thin lines on a 24 px grid, 1.5 px strong, in the colour of the text beside them. An icon never stands alone without a name for screen readers."
    >
      <Grid>
        {Object.entries({ ...frameIcons, ...otherIcons }).map(([name, Icon]) => (
          <li key={name}>
            <Icon />
            <code>{name}</code>
          </li>
        ))}
      </Grid>
      <Note>
        A new one is one path on the same grid, in <code>src/ui/icons.tsx</code>; icons of the
        header stand in <code>src/ui/frame-icons.tsx</code>, which every first visit loads.
      </Note>
    </BookPage>
  ),
})

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(${space(40)}, 1fr));
  gap: ${space(2)};
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    justify-items: start;
    gap: ${space(2)};
    padding: ${space(3)};
    border: 1px solid ${color.line};
    border-radius: ${radius.sm};
    font-size: ${text.xs};
    overflow-wrap: anywhere;
  }
`
