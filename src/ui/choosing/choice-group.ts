import styled from 'styled-components'
import { color, control, media, radius, space, text, weight } from '@/theme/tokens.gen'

/**
 * The frame of a group of native radio buttons. The role `radiogroup` allows an error message for the whole
 * group.
 */
export const RadioFrame = styled.fieldset.attrs({ role: 'radiogroup' })`
  display: block;
`

export const RadioLegend = styled.legend`
  margin-block-end: ${space(1)};

  ${media.tabletOrSideways} {
    margin-block-end: ${space(2)};
  }
  font-size: ${text.sm};
  font-weight: ${weight.bold};
`

/**
 * An invisible radio button on top of the sibling that draws the choice. The radio button receives the focus
 * and the keys.
 */
export const HiddenRadio = styled.input.attrs({ type: 'radio' })`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  opacity: 0;
  cursor: inherit;
`

/** Choices next to each other in one frame: `<SegmentRow><Segment><HiddenRadio … /><span>…`. */
export const SegmentRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  width: fit-content;
  max-width: 100%;
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.sm};
  background: ${color.surface};
`

export const Segment = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  min-height: ${control.height};
  padding-inline: ${space(2)};
  font-size: ${text.sm};
  text-align: center;
  cursor: pointer;

  ${media.tablet} {
    padding-inline: ${space(4)};
  }

  & + & {
    border-inline-start: 1px solid ${color.lineStrong};
  }

  @supports not selector(:has(*)) {
    & > :checked + * {
      font-weight: ${weight.bold};
      text-decoration: underline;
    }
  }

  &:has(:checked) {
    background: ${color.ink};
    color: ${color.onAccent};
    font-weight: ${weight.bold};
  }

  &:has(:focus-visible) {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }

  @media (forced-colors: active) {
    &:has(:checked) {
      outline: 3px solid Highlight;
      outline-offset: -3px;
    }
  }
`
