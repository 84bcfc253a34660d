import preview from '#.storybook/preview'
import styled from 'styled-components'
import { color, radius, space } from '@/theme/tokens.gen'
import { BookPage } from '../../.storybook/docs/page-parts'

const meta = preview.meta({ tags: ['!autodocs'], parameters: { layout: 'fullscreen' } })

/** The colours by their names in code. */
export const Colours = meta.story({
  render: () => (
    <BookPage
      title="Colours"
      lead="Ink on paper, and one accent. Each colour has one job: tokens.json of the brand says it, beside the value."
    >
      <Swatches>
        {Object.entries(color).map(([name, value]) => (
          <li key={name}>
            <i style={{ background: value }} />
            <code>color.{name}</code>
          </li>
        ))}
      </Swatches>
    </BookPage>
  ),
})

const Swatches = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(${space(45)}, 1fr));
  gap: ${space(4)};
  padding: 0;
  list-style: none;

  & i {
    display: block;
    height: ${space(16)};
    border: 1px solid ${color.line};
    border-radius: ${radius.md};
  }
`
