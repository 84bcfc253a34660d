import styled from 'styled-components'
import { media } from '@/theme/breakpoints'
import { color, size, space, text } from '@/theme/tokens'
import { FormFields } from '@/ui/form/form-layout'

/** How many there are, and the button that adds one. */
export const AddressesHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
  margin-block-end: ${space(5)};
  color: ${color.inkSoft};
`

/** Cards below each other, side by side where there is room; those of a row have the same height. */
export const AddressCards = styled.ul`
  display: grid;
  gap: ${space(4)};
  padding: 0;
  margin-block-end: ${space(4)};
  grid-template-columns: minmax(0, 1fr);
  list-style: none;

  ${media.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

/** The frame of a card, for addresses and their skeletons. */
export const AddressFrame = styled.div`
  display: grid;
  height: 100%;
  padding: ${space(5)} ${space(5)} ${space(2)};
  border: 1px solid ${color.line};
  background: ${color.surface};
  gap: ${space(2)};
  grid-template-rows: auto auto 1fr auto;
`

/** The foot of a card; the text of its buttons, not their boxes, lines up with the card's text. */
export const CardActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  min-height: calc(${size.target} + ${space(2)} + 1px);
  padding-block-start: ${space(2)};
  border-block-start: 1px solid ${color.line};
  margin-block-start: ${space(2)};

  & > button:first-child {
    margin-inline-start: -${space(3)};
  }
`

/** Question, text and buttons of a window, below each other. */
export const WindowBody = FormFields

/** Two buttons of the same width, the confirming one last. */
export const WindowButtons = styled.div`
  display: grid;
  gap: ${space(3)};
  margin-block-start: ${space(2)};
  grid-template-columns: repeat(2, minmax(0, 1fr));
`

/** Smaller text in a softer colour. */
export const Quiet = styled.span`
  display: block;
  color: ${color.inkSoft};
  font-size: ${text.sm};
`
