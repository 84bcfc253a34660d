import styled from 'styled-components'
import { media } from '@/theme/breakpoints'
import { color, depths, radius, space, text, weight } from '@/theme/tokens'

/** Columns have fixed widths and nothing scrolls sideways, so that the heads can stick to the window's edge. */
export const Table = styled.table`
  width: 100%;
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};
  border-collapse: separate;
  border-spacing: 0;
  font-size: ${text.sm};
  table-layout: fixed;

  &[aria-busy='true'] {
    cursor: progress;
  }

  ${media.phone} {
    &,
    & > tbody {
      display: block;
    }
  }
`

export const Head = styled.thead`
  display: none;

  ${media.tablet} {
    display: table-header-group;
  }

  th {
    position: sticky;
    z-index: ${depths.sticky};
    inset-block-start: 0;
    padding: ${space(2)} ${space(3)};
    border-block-end: 1px solid ${color.line};
    background: ${color.sand};
    font-weight: ${weight.bold};
    text-align: start;

    &:nth-child(2) {
      width: 20%;
    }

    &:nth-child(3) {
      width: 104px;

      ${media.desktop} {
        width: 128px;
      }
    }
  }
`

export const Body = styled.tbody``

export const Line = styled.tr``

export const ColumnHead = styled.th``

export const NumberHead = styled(ColumnHead)`
  && {
    width: 96px;
    text-align: end;

    ${media.desktop} {
      width: 120px;
    }

    /* Twelve digits, the most that a price can have, are readable whole; names get the room otherwise. */
    table:has([data-long]) & {
      width: 120px;
    }
  }
`

/** On phones a block: what it is above its three numbers. A product's first variant has its name in full strength. */
export const Row = styled.tr`
  ${media.phone} {
    display: grid;
    padding-block: ${space(2)};
    border-block-start: 1px solid ${color.line};
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }

  & > td:has(> input) {
    border-width: 1px 0 0 1px;
    overflow: hidden;

    & > input {
      min-width: 0;
    }

    ${media.phone} {
      display: block;
      border-width: 0 0 0 1px;

      &::before {
        display: block;
        padding-inline: ${space(2)};
        color: ${color.inkSoft};
        font-size: ${text.xs};
        font-weight: ${weight.regular};
        text-align: end;
      }
    }
  }

  & > td:nth-child(4) {
    ${media.phone} {
      border-inline-start-width: 0;
    }
  }
`

export const Name = styled.td`
  padding: ${space(1)} ${space(3)};
  border-block-start: 1px solid ${color.line};
  color: ${color.inkSoft};

  [data-first] > & {
    color: ${color.ink};
    font-weight: ${weight.bold};
  }

  ${media.phone} {
    padding-block: 0;
    border: 0;
    grid-column: 1 / -1;
  }
`

/** Two lines of a narrow column at most, or one of a wide one: rows stay equally high. */
export const NameText = styled.span`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  line-height: 1.3;
  overflow-wrap: anywhere;

  ${media.desktop} {
    -webkit-line-clamp: 1;
  }
`

export const Options = styled.th`
  padding: ${space(1)} ${space(3)};
  border-block-start: 1px solid ${color.line};
  font-weight: ${weight.regular};
  overflow-wrap: anywhere;
  text-align: start;

  ${media.phone} {
    padding-block: 0;
    border: 0;
    font-weight: ${weight.bold};
    grid-column: 1 / 3;
  }
`

export const Code = styled.td`
  padding: ${space(1)} ${space(3)};
  border-block-start: 1px solid ${color.line};
  color: ${color.inkSoft};
  font-size: ${text.xs};
  overflow-wrap: anywhere;

  ${media.phone} {
    padding-block: 0;
    border: 0;
    text-align: end;
  }
`
