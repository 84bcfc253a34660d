import styled from 'styled-components'
import { color, depths, space } from '@/theme/tokens'
import { hiddenFromEye } from './VisuallyHidden'

/** The first stop of the keyboard on a page: a link past its header, which shows when it has the focus. */
export const SkipLink = styled.a`
  position: fixed;
  z-index: ${depths.skip};
  top: ${space(2)};
  left: ${space(2)};
  padding: ${space(3)} ${space(5)};
  background: ${color.ink};
  color: ${color.onAccent};

  &:not(:focus) {
    ${hiddenFromEye}
  }
`
