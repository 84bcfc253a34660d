import styled from 'styled-components'
import { media } from '@/theme/breakpoints'
import { color, size, space, text, weight } from '@/theme/tokens'

/** On phones the buttons stand in a row of their own. */
export const Row = styled.div`
  display: grid;
  grid-template-columns: ${size.target} minmax(0, 1fr) auto;
  align-items: center;
  padding: ${space(1)} ${space(2)};
  column-gap: ${space(2)};

  ${media.tablet} {
    grid-template-columns: ${size.target} minmax(0, 1fr) auto 104px auto;
  }
`

export const Words = styled.div`
  display: grid;
  min-width: 0;
  padding-block: ${space(2)};

  ${media.tablet} {
    padding-block: ${space(1)};
  }
`

export const Name = styled.span`
  overflow-wrap: anywhere;

  [data-level='1'] & {
    font-weight: ${weight.bold};
  }

  [data-off] & {
    color: ${color.inkSoft};
  }
`

export const Slug = styled.span`
  color: ${color.inkSoft};
  font-size: ${text.xs};
  overflow-wrap: anywhere;
`

/** On phones below the name: its products, and its buttons at the end. */
export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  grid-column: 1 / -1;
  align-items: center;
  padding-inline-start: ${space(2)};
  justify-content: space-between;

  ${media.tablet} {
    display: contents;
  }
`

export const Products = styled.span`
  font-size: ${text.xs};
  white-space: nowrap;

  a {
    display: inline-flex;
    min-height: ${size.target};
    align-items: center;
  }

  ${media.tablet} {
    justify-self: end;
    font-size: ${text.sm};
  }
`

/** Up to the card's edge on phones: all five and the products in one line. */
export const Buttons = styled.span`
  display: flex;
  margin-inline: auto -${space(2)};
  color: ${color.inkSoft};

  ${media.tablet} {
    margin-inline: auto 0;
    width: calc(5 * ${size.target});
    justify-content: flex-end;
  }
`
