import type { Meta, StoryObj } from '@storybook/react-vite'
import styled from 'styled-components'
import { space, text } from '@/theme/tokens'
import * as frameIcons from '@/ui/frame-icons'
import * as otherIcons from '@/ui/icons'

const all = { ...frameIcons, ...otherIcons }

const meta = { tags: ['!autodocs'] } satisfies Meta

export default meta

/** 24 px line icons in the text colour, hidden from screen readers. */
export const All: StoryObj = {
  render: () => (
    <Grid>
      {Object.entries(all).map(([name, Icon]) => (
        <li key={name}>
          <Icon />
          {name}
        </li>
      ))}
    </Grid>
  ),
}

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(${space(36)}, 1fr));
  gap: ${space(6)};
  font-size: ${text.xs};
`
