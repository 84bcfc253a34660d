import type { ReactNode } from 'react'
import styled from 'styled-components'
import { color, space, text } from '@/theme/tokens.gen'
import { ownColoursStyle } from '../layout/basics'

type TagProps = {
  /**
   * The meaning of the colour: `warning` needs action, `going` is in progress, and `quiet` is over. The text
   * must tell the same, because colour alone is not enough.
   */
  tone?: 'ink' | 'warning' | 'going' | 'positive' | 'danger' | 'quiet'
  children: ReactNode
}

/** A status as a coloured dot and a word. The dots make a column of statuses easy to scan. */
export function Tag({ tone = 'ink', children }: TagProps) {
  return <Status data-tone={tone}>{children}</Status>
}

const Status = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  color: ${color.ink};
  font-size: ${text.sm};
  white-space: nowrap;

  &::before {
    width: 8px;
    height: 8px;
    flex: none;
    border: 1px solid currentColor;
    border-radius: 50%;
    background: currentColor;
    content: '';
    ${ownColoursStyle}
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
    color: ${color.positive};
  }

  &[data-tone='danger'] {
    color: ${color.danger};
  }

  &[data-tone='quiet'] {
    color: ${color.inkSoft};
  }

  &[data-tone='quiet']::before {
    background: transparent;
  }
`
