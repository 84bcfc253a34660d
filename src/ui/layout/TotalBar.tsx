import type { ReactNode } from 'react'
import styled from 'styled-components'
import { color, depths, media, space, stickyBar, text, weight } from '@/theme/tokens.gen'

type TotalBarProps = {
  /** The name of the amount, for example "Tạm tính". */
  label: string
  amount: string
  /** A small line below the total, for example about what it does not include yet. */
  note?: string
  /**
   * The text next to the button on phones: the total, a short text, or nothing if the button itself shows the
   * amount.
   */
  lead?: 'total' | 'short' | 'none'
  /**
   * The button, and any content below it. On phones the bar has one row, so a child with the attribute
   * `data-instead` takes the place of the total.
   */
  children: ReactNode
}

/**
 * A total with its button. On phones and tablets it is a row at the bottom of the window. On wide screens it
 * is at the end of its column.
 */
export function TotalBar({ label, amount, note, lead = 'total', children }: TotalBarProps) {
  return (
    <Bar data-lead={lead}>
      {lead !== 'none' && (
        <Total>
          <span>{label}</span>
          <Amount>{amount}</Amount>
          {note !== undefined && <Note>{note}</Note>}
        </Total>
      )}
      {children}
    </Bar>
  )
}

const Total = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space(1.5)};
  font-size: ${text.xs};
  font-weight: ${weight.bold};
  line-height: 1.35;

  ${media.tablet} {
    column-gap: ${space(3)};
    font-size: ${text.md};
  }

  ${media.desktop} {
    justify-content: space-between;
    padding-block-start: ${space(4)};
    border-block-start: 1px solid ${color.line};
  }
`

const Amount = styled.span`
  font-size: clamp(0.875rem, 4.2vw, ${text.lg});
  white-space: nowrap;

  ${media.tablet} {
    font-size: ${text.xl};
  }
`

const Note = styled.span`
  flex: 0 0 100%;
  color: ${color.inkSoft};
  font-size: ${text.xs};
  font-weight: ${weight.regular};
  white-space: nowrap;

  ${media.tiny} {
    white-space: normal;
  }
`

const Bar = styled.div`
  position: ${stickyBar.position};
  z-index: ${depths.sticky};
  bottom: 0;
  display: grid;
  flex: none;
  min-height: calc(${stickyBar.rowHeight} + env(safe-area-inset-bottom));
  margin-inline: calc(-1 * var(--gutter));
  padding: 0 var(--gutter) env(safe-area-inset-bottom);
  align-items: center;
  gap: 0 ${space(2)};
  border-block-start: 1px solid ${color.line};
  background: ${color.surface};

  /* The button keeps its place when the total changes, up to eight digits. */
  grid-template-columns: minmax(min-content, 4fr) minmax(0, 3fr);

  /* The page scrolls elements that get the focus to above the bar. */
  html:has(&) {
    ${media.tall} {
      scroll-padding-block-end: calc(${stickyBar.rowHeight} + ${space(8)});
    }

    ${media.desktop} {
      scroll-padding-block-end: 0;
    }
  }

  &[data-lead='short'] {
    grid-template-columns: minmax(0, auto) minmax(60%, 1fr);
  }

  &[data-lead='none'] {
    grid-template-columns: minmax(0, 1fr);
  }

  ${media.tiny} {
    grid-template-columns: minmax(0, 1fr);
  }

  & > button[data-size] {
    min-height: ${space(12)};
    padding: 0 ${space(1)};
    font-size: ${text.sm};

    ${media.tablet} {
      font-size: ${text.md};
    }
  }

  & > :nth-child(n + 3) {
    grid-column: 1 / -1;
    padding-block-end: ${space(2)};
  }

  ${media.phone} {
    &:has(> [data-instead]) {
      grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    }

    & > p:has(~ [data-instead]) {
      display: none;
    }

    & > [data-instead] {
      grid-area: 1 / 1;
      padding: 0;
      font-size: ${text.xs};
      line-height: 1.35;
    }
  }

  ${media.desktop} {
    min-height: 0;
    margin-inline: 0;
    padding: 0 ${space(6)} ${space(6)};
    border: 0;
    row-gap: ${space(3)};
    background: ${color.sand};
    grid-template-columns: minmax(0, 1fr);

    & > button[data-size] {
      min-height: ${space(13)};
    }

    & > :nth-child(n + 3) {
      padding-block-end: 0;
    }
  }
`
