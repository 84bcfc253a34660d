import type { ReactNode } from 'react'
import styled, { createGlobalStyle } from 'styled-components'
import { media } from '@/theme/breakpoints'
import { color, depths, size, space, text, weight } from '@/theme/tokens'

type TotalBarProps = {
  label: string
  /** As it is printed. */
  amount: string
  /** The button stands beside the amount on narrow screens, not below it; on wide ones the bar is a part of its box. */
  beside?: boolean
  /** The button, and why it can't be pressed. */
  children: ReactNode
}

/** A total and what to do with it; stays in view at the lower edge of narrow screens. */
export function TotalBar({ label, amount, beside = false, children }: TotalBarProps) {
  return (
    <Bar data-beside={beside || undefined}>
      <RoomForTheBar />
      <Total>
        <span>{label}</span>
        <Amount>{amount}</Amount>
      </Total>
      {children}
    </Bar>
  )
}

/** What takes the focus must not end up under the header or the bar. */
const RoomForTheBar = createGlobalStyle`
  html {
    scroll-padding-block: calc(${size.header} + ${space(4)}) ${space(48)};

    ${media.desktop} {
      scroll-padding-block-end: 0;
    }
  }
`

const Total = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${space(4)};
  font-size: ${text.sm};
  font-weight: ${weight.bold};

  ${media.tablet} {
    font-size: ${text.md};
  }
`

const Amount = styled.span`
  color: ${color.accent};
  font-size: ${text.lg};
  white-space: nowrap;

  ${media.tablet} {
    font-size: ${text.xl};
  }
`

const Bar = styled.div`
  position: sticky;
  z-index: ${depths.sticky};
  bottom: 0;
  display: grid;
  margin-inline: calc(-1 * var(--gutter));
  padding: ${space(3)} var(--gutter) max(${space(3)}, env(safe-area-inset-bottom));
  align-items: center;
  gap: ${space(2)} ${space(4)};
  border-block-start: 1px solid ${color.line};
  background: ${color.surface};

  &[data-beside] {
    /* The button keeps its place while the total changes; only one of eight digits or more takes of its room. */
    grid-template-columns: minmax(auto, 2fr) minmax(0, 3fr);

    & > ${Total} {
      display: grid;
    }

    & ${Amount} {
      color: inherit;
    }

    & > :nth-child(n + 3) {
      grid-column: 1 / -1;
    }
  }

  ${media.desktop} {
    margin-inline: 0;
    padding: ${space(4)} ${space(6)} ${space(6)};
    row-gap: ${space(3)};
    background: ${color.sand};

    &[data-beside] {
      position: static;
      margin-inline: ${space(6)};
      padding-inline: 0;
      row-gap: ${space(4)};
      background: none;
      grid-template-columns: minmax(0, 1fr);

      & > ${Total} {
        display: flex;
      }
    }
  }
`
