import preview from '#.storybook/preview'
import styled from 'styled-components'
import { color, depths, radius, shadow, space, text } from '@/theme/tokens'
import { tokenRows, valueOf } from '../../.storybook/book/token-rows'
import { BookPage, Note, Section } from '../../.storybook/docs/page-parts'

const meta = preview.meta({ tags: ['!autodocs'], parameters: { layout: 'fullscreen' } })

const shadowUse: Readonly<Record<string, string>> = {
  low: 'What can be lifted: a card under the pointer, a bar that sticks.',
  high: 'What lies above the page: dialogs, drawers, menus.',
}

/** Radius, shadow and depth. */
export const Shape = meta.story({
  render: () => (
    <BookPage
      place="Foundations"
      title="Shape"
      lead="Cloth is cut straight: corners are small, shadows are soft and rare, and a hairline is better than either."
    >
      <Section id="radius" title="Radius">
        <Tiles>
          {Object.entries(radius).map(([name, value]) => (
            <li key={name}>
              <Tile style={{ borderRadius: value }} />
              <code>radius.{name}</code> {value}
            </li>
          ))}
        </Tiles>
      </Section>
      <Section id="shadow" title="Shadow">
        <Tiles>
          {tokenRows('shadow').map(({ name, token, value }) => (
            <li key={name}>
              <Tile style={{ boxShadow: value, borderColor: 'transparent' }} />
              <code>{token}</code>
              <small>{shadowUse[name]}</small>
              <small>{valueOf(value)}</small>
            </li>
          ))}
        </Tiles>
        <Note>
          There are two: <code>{Object.keys(shadow).join(', ')}</code>. In forced colours there are
          none, so a border must say the same.
        </Note>
      </Section>
      <Section id="depth" title="Depth">
        <Note>
          The one scale of z-index. What opens later lies higher; nothing invents a number.
        </Note>
        <Stack>
          {Object.entries(depths).map(([name, value], at) => (
            <li key={name} style={{ marginInlineStart: space(at * 6) }}>
              <code>depths.{name}</code> {value}
            </li>
          ))}
        </Stack>
      </Section>
    </BookPage>
  ),
})

const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(${space(44)}, 1fr));
  gap: ${space(8)};
  font-size: ${text.sm};

  & small {
    display: block;
    color: ${color.inkSoft};
  }
`

const Tile = styled.div`
  height: ${space(24)};
  margin-block-end: ${space(3)};
  border: 1px solid ${color.lineStrong};
  background: ${color.surface};
`

const Stack = styled.ol`
  display: grid;
  padding: 0;
  list-style: none;

  & > li {
    padding: ${space(2)} ${space(4)};
    border: 1px solid ${color.line};
    background: ${color.surface};
    box-shadow: ${shadow.low};
    margin-block-start: -1px;
  }
`
