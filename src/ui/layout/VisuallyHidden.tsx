import styled, { css } from 'styled-components'
import { color, depths, space } from '@/theme/tokens'

/** Takes something out of sight, but not from screen readers. For text that is always so, use `VisuallyHidden`. */
export const hiddenFromEye = css`
  position: absolute;
  overflow: hidden;
  width: 1px;
  height: 1px;
  clip-path: inset(50%);
  white-space: nowrap;
`

export const VisuallyHidden = styled.span`
  ${hiddenFromEye}
`

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
