import styled from 'styled-components'
import { color } from '@/theme/tokens'
import { IconButton } from '../actions/IconButton'

/** A finger on it drags instead of scrolling the page. */
export const Handle = styled(IconButton)`
  color: ${color.inkSoft};
  cursor: grab;
  touch-action: none;

  &[data-dragging] {
    color: ${color.accent};
    cursor: grabbing;
  }

  &[aria-disabled='true'] {
    color: ${color.lineStrong};
    cursor: default;
  }
`

/** One place on; pale where there is none. */
export const Step = styled(IconButton)`
  &[aria-disabled='true'] {
    color: ${color.lineStrong};
    cursor: default;
  }
`
