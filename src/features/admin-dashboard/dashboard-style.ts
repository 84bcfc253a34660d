import { createLink } from '@tanstack/react-router'
import styled from 'styled-components'
import { media } from '@/theme/breakpoints'
import { color, radius, space, text, title } from '@/theme/tokens'

/** One, two or four figures in a row. */
export const FigureGrid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space(4)};
  }

  ${media.desktop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`

/** The grid of charts and lists; the first of each row is wider. */
export const PartGrid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  margin-block-start: ${space(3)};

  & > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space(4)};
    margin-block-start: ${space(4)};

    & > [data-wide] {
      grid-column: 1 / -1;
    }
  }

  ${media.desktop} {
    grid-template-columns: repeat(6, minmax(0, 1fr));

    & > * {
      grid-column: span 3;
    }

    & > [data-third] {
      grid-column: span 2;
    }

    & > [data-wide] {
      grid-column: span 4;
    }
  }
`

/** A card of the dashboard. */
export const Card = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  min-width: 0;
  gap: ${space(2)};
  padding: ${space(4)};
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};
  font-size: ${text.sm};
`

/** The heading of a card and its "see all" link. */
export const CardHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  min-height: 44px;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${space(3)};

  & > a {
    display: inline-flex;
    min-height: 44px;
    align-items: center;
  }
`

export const CardTitle = styled.h2`
  font: ${title.h4};
`

/** Rows with a line between them. */
export const Rows = styled.ul`
  padding: 0;
  list-style: none;

  & > li {
    border-block-start: 1px solid ${color.line};
  }
`

/** A row that is a link. */
export const RowLink = createLink(styled.a`
  display: flex;
  min-height: 52px;
  align-items: center;
  gap: ${space(3)};
  padding-block: ${space(2)};
  color: ${color.ink};
  text-decoration: none;

  &:hover {
    background: ${color.sand};
    box-shadow: 0 0 0 ${space(2)} ${color.sand};
    clip-path: inset(0 -${space(2)});
    text-decoration: none;
  }
`)

export const RowText = styled.span`
  display: grid;
  flex: 1 1 auto;
  min-width: 0;
  overflow-wrap: anywhere;
`

export const Soft = styled.span`
  color: ${color.inkSoft};
`

export const Figure = styled.span`
  flex: none;
  font-variant-numeric: tabular-nums;
  text-align: end;
  white-space: nowrap;
`

export const NothingYet = styled.p`
  padding-block: ${space(8)};
  color: ${color.inkSoft};
  text-align: center;
`
