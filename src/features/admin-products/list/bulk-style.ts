import styled from 'styled-components'
import { media } from '@/theme/breakpoints'
import { color, depths, radius, shadow, space, text, weight } from '@/theme/tokens'

/** Sticks to the lower edge of the window while the list is in view. */
export const Bar = styled.div`
  position: sticky;
  z-index: ${depths.header};
  display: grid;
  padding: ${space(2)} ${space(3)} ${space(3)};
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  margin-block-start: ${space(3)};
  background: ${color.surface};
  box-shadow: ${shadow.low};
  gap: ${space(1)} ${space(4)};
  inset-block-end: ${space(2)};

  ${media.desktop} {
    grid-template-columns: auto 1fr;
    align-items: center;
    padding-block: ${space(2)};
  }
`

export const Count = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  font-size: ${text.sm};
  font-weight: ${weight.bold};
  gap: ${space(2)};
`

/** On phones the choices stand above the buttons. */
export const Doing = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space(2)};

  ${media.tablet} {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: flex-end;
  }
`

export const Choice = styled.div`
  grid-column: 1 / -1;

  ${media.tablet} {
    width: 260px;
  }
`
