import styled, { css } from 'styled-components'

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
