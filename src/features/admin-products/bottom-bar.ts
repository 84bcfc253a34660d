import styled from 'styled-components'
import { media } from '@/theme/breakpoints'
import { color, depths, space } from '@/theme/tokens'

/** A bar at the lower edge of a screen of the back office, as wide as its main part. */
export const BottomBar = styled.div`
  position: sticky;
  z-index: ${depths.sticky};
  inset-block-end: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  margin-inline: -${space(4)};
  /* The room that the frame leaves below every screen. */
  margin-block-end: -${space(16)};
  padding: ${space(2)} ${space(4)} max(${space(2)}, env(safe-area-inset-bottom));
  gap: ${space(1)} ${space(4)};
  border-block-start: 1px solid ${color.line};
  background: ${color.paper};

  & > :last-child {
    margin-inline-start: auto;
  }

  ${media.tablet} {
    margin-inline: -${space(6)};
    padding: ${space(3)} ${space(6)};
  }

  ${media.desktop} {
    margin-inline: -${space(8)};
    padding-inline: ${space(8)};
  }
`
