import type { ReactNode } from 'react'
import styled, { createGlobalStyle } from 'styled-components'
import { media } from '@/theme/breakpoints'
import { bar, color, depths, space, text, weight } from '@/theme/tokens'

type TotalBarProps = {
  label: string
  /** Formatted. */
  amount: string
  /** Puts the button beside the amount on narrow screens; on wide ones the bar does not stick. */
  beside?: boolean
  /** The button, and why it can't be pressed. */
  children: ReactNode
}

/** A total and its button; sticks to the lower edge of narrow screens. */
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

/** Keeps the focused element from scrolling under the header or the bar. */
const RoomForTheBar = createGlobalStyle`
  html {
    ${media.tall} {
      scroll-padding-block-end: ${space(24)};
    }

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
  position: ${bar.position};
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
    /* The button stays where it is while the total changes, up to seven digits. */
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
