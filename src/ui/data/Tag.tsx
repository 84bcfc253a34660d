import type { ReactNode } from 'react'
import styled from 'styled-components'
import { color, radius, space, text, weight } from '@/theme/tokens'

type TagProps = {
  /** What it means; grey without one. Never the only bearer of the meaning. */
  tone?: 'accent' | 'positive' | 'danger' | undefined
  children: ReactNode
}

/** A status as a word on a coloured ground. */
export function Tag({ tone, children }: TagProps) {
  return <Ground data-tone={tone}>{children}</Ground>
}

const Ground = styled.span`
  display: inline-block;
  padding: ${space(1)} ${space(3)};
  border-radius: ${radius.pill};
  background: ${color.sand};
  color: ${color.ink};
  font-size: ${text.sm};
  font-weight: ${weight.bold};
  white-space: nowrap;

  &[data-tone='accent'] {
    background: ${color.accentSoft};
    color: ${color.accentHover};
  }

  &[data-tone='positive'] {
    background: ${color.celadonSoft};
    color: ${color.positive};
  }

  &[data-tone='danger'] {
    background: ${color.dangerSoft};
    color: ${color.danger};
  }
`
