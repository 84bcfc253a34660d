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
    grid-template-columns: ${size.target} minmax(0, 1fr) 112px auto auto;
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

export const Products = styled.span`
  grid-area: 2 / 2;
  font-size: ${text.sm};
  justify-self: start;

  a {
    display: inline-flex;
    min-height: ${size.target};
    align-items: center;
  }

  ${media.tablet} {
    grid-area: auto;
    justify-self: end;
  }
`

export const Buttons = styled.span`
  display: flex;
  grid-column: 2 / -1;
  justify-self: end;
  color: ${color.inkSoft};

  ${media.tablet} {
    width: calc(5 * ${size.target});
    grid-column: auto;
    justify-content: flex-end;
  }
`
