import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentType } from 'react'
import styled from 'styled-components'
import { space, text } from '@/theme/tokens'
import type { IconProps } from '@/ui/icons/Icon'

const modules = import.meta.glob<Record<string, ComponentType<IconProps>>>(
  ['../../src/ui/icons/*.tsx', '!../../src/ui/icons/Icon.tsx'],
  { eager: true },
)
const icons = Object.values(modules).flatMap((module) => Object.entries(module))

const meta = { title: 'foundations/Icons' } satisfies Meta

export default meta

/** 24 px line icons in the text colour, silent to screen readers. */
export const All: StoryObj = {
  render: () => (
    <Grid>
      {icons.map(([name, Icon]) => (
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
