import type { ReactNode } from 'react'
import styled from 'styled-components'
import { color, space } from '@/theme/tokens'

/** What a status means for whoever looks for work: `accent` waits for somebody, `quiet` is over. */
export type StatusTone = 'accent' | 'warning' | 'ink' | 'positive' | 'quiet'

type StatusDotProps = {
  tone: StatusTone
  children: ReactNode
}

/** A status as a dot and a word. The word says it all; the dot lets a column be read at a glance. */
export function StatusDot({ tone, children }: StatusDotProps) {
  return <Word data-tone={tone}>{children}</Word>
}

const Word = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
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

  &[data-tone='accent']::before {
    color: ${color.accent};
  }

  &[data-tone='warning']::before {
    color: ${color.warning};
  }

  &[data-tone='ink']::before {
    color: ${color.ink};
  }

  &[data-tone='positive']::before {
    color: ${color.positive};
  }

  &[data-tone='quiet'] {
    color: ${color.inkSoft};
  }

  &[data-tone='quiet']::before {
    background: transparent;
  }
`
