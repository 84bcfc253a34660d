import type { Meta, StoryObj } from '@storybook/react-vite'
import styled from 'styled-components'
import { color, radius, space, text } from '@/theme/tokens'

const meta = { tags: ['!autodocs'] } satisfies Meta

export default meta

export const Tokens: StoryObj = {
  render: () => (
    <Grid>
      {Object.entries(color).map(([name, value]) => (
        <li key={name}>
          <Chip style={{ background: value }} />
          {name}
        </li>
      ))}
    </Grid>
  ),
}

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(${space(32)}, 1fr));
  gap: ${space(4)};
  font-size: ${text.sm};
`

const Chip = styled.div`
  height: ${space(16)};
  border: 1px solid ${color.line};
  border-radius: ${radius.sm};
`
