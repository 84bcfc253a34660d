import type { ReactNode } from 'react'
import styled from 'styled-components'
import { color, radius, space, text, weight } from '@/theme/tokens.gen'

type TagProps = {
  /**
   * The meaning of the colour: `warning` needs action, `going` is in progress, `quiet` is over. The text has
   * to say the same, because colour alone is not enough.
   */
  tone?: 'ink' | 'warning' | 'going' | 'positive' | 'danger' | 'quiet'
  children: ReactNode
}

/** A status as a word on a quiet background. Its coloured dot makes a column of statuses easy to scan. */
export function Tag({ tone = 'ink', children }: TagProps) {
  return <Ground data-tone={tone}>{children}</Ground>
}

const Ground = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  padding: 2px ${space(2.5)};
  border-radius: ${radius.pill};
  background: var(--tag-ground, ${color.sand});
  color: ${color.ink};
  font-size: ${text.sm};
  font-weight: ${weight.bold};
  white-space: nowrap;

  &::before {
    width: 8px;
    height: 8px;
    flex: none;
    border: 1px solid currentColor;
    border-radius: 50%;
    background: currentColor;
    content: '';
    forced-color-adjust: none;
  }

  &[data-tone='warning']::before {
    color: ${color.warning};
  }

  &[data-tone='going'] {
    color: ${color.celadon};
  }

  &[data-tone='going']::before {
    background: linear-gradient(90deg, currentColor 50%, transparent 50%);
  }

  &[data-tone='positive'] {
    background: var(--tag-ground, ${color.celadonSoft});
    color: ${color.positive};
  }

  &[data-tone='danger'] {
    background: ${color.dangerSoft};
    color: ${color.danger};
  }

  &[data-tone='quiet'] {
    color: ${color.inkSoft};
  }

  &[data-tone='quiet']::before {
    background: transparent;
  }
`
