import styled, { css } from 'styled-components'
import { color, motion, radius, size, space } from '@/theme/tokens.gen'
import { ownColoursStyle } from '../layout/basics'

/**
 * The clickable area of a swatch, 44 px high and wide. The area also draws the focus ring.
 */
export const SwatchTarget = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  min-width: ${size.target};
  min-height: ${size.target};
  border-radius: ${radius.sm};
  cursor: pointer;

  &:has(:focus-visible) {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }

  &[data-state='unavailable'] {
    cursor: not-allowed;
  }
`

/* The line through a sold-out option. It ends at the edge of the swatch. */
const struckOut = css`
  position: relative;
  display: grid;
  overflow: clip;
  place-items: center;

  [data-state='unavailable'] > &::after {
    position: absolute;
    width: 150%;
    border-top: 1px solid ${color.ink};
    box-shadow: 0 1px ${color.surface};
    content: '';
    transform: rotate(-45deg);
  }
`

/**
 * A round swatch of a fabric's colour. A dark and a light line surround it, so that white and black are
 * visible on any background. The swatch keeps its colour in forced-colours mode.
 */
export const ColorSwatch = styled.span`
  ${struckOut}
  width: ${space(8)};
  height: ${space(8)};
  border: 1px solid ${color.lineStrong};
  border-radius: 50%;
  box-shadow: inset 0 0 0 1px ${color.surface};
  ${ownColoursStyle}
  pointer-events: none;
  transition: transform ${motion.fast} ${motion.ease};

  label:hover:not([data-state='unavailable']) > & {
    transform: scale(1.08);
  }

  :checked + & {
    outline: 2px solid ${color.ink};
    outline-offset: 2px;
  }

  [data-state='clash'] > :not(:checked) + & {
    outline: 1px dashed ${color.lineStrong};
    outline-offset: 2px;
  }
`

export const SizeSwatch = styled.span`
  ${struckOut}
  width: 100%;
  min-height: ${size.target};
  padding-inline: ${space(3)};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.sm};
  background: ${color.surface};
  pointer-events: none;
  transition: border-color ${motion.fast} ${motion.ease};

  label:hover:not([data-state='unavailable']) > & {
    border-color: ${color.ink};
  }

  :checked + & {
    border-color: ${color.ink};
    background: ${color.ink};
    color: ${color.onAccent};
  }

  [data-state='clash'] > :not(:checked) + & {
    border-style: dashed;
    background: transparent;
    color: ${color.inkSoft};
  }

  [data-state='unavailable'] > & {
    border-color: ${color.line};
    background: ${color.sand};
    color: ${color.inkSoft};
  }

  @media (forced-colors: active) {
    :checked + & {
      outline: 3px solid Highlight;
      outline-offset: -3px;
    }
  }
`
