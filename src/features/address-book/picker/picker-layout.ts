import styled from 'styled-components'
import { color, radius, space, text, weight } from '@/theme/tokens'

/** Cards side by side that scroll: however many there are, the height is the same, and nothing below moves. */
export const Strip = styled.div`
  display: grid;
  grid-auto-columns: min(256px, 78%);
  grid-auto-flow: column;
  gap: ${space(3)};
  margin-inline: calc(-1 * ${space(1)});
  padding: ${space(1)};
  overflow-x: scroll;
  scroll-padding-inline: ${space(1)};
  scroll-snap-type: x proximity;
  scrollbar-color: ${color.lineStrong} transparent;
  scrollbar-width: thin;
`

/** An address or its skeleton: one line for the name, one for the number, three for the address. */
export const CardFrame = styled.label`
  display: grid;
  align-content: start;
  grid-template-columns: auto minmax(0, 1fr);
  column-gap: ${space(3)};
  padding: ${space(3)} ${space(4)};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.sm};
  background: ${color.surface};
  scroll-snap-align: start;
`

/** One line of a card; text that does not fit ends in an ellipsis. */
export const CardLine = styled.span`
  display: flex;
  gap: ${space(2)};
  align-items: baseline;
  grid-column: 2;
  font-size: ${text.sm};
`

/** Text that ends in an ellipsis where there is no room for it. */
export const Ellipsis = styled.span`
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;

  &[data-strong] {
    font-weight: ${weight.bold};
  }
`

/** Always three lines high. */
export const AddressLines = styled.span`
  display: -webkit-box;
  height: 3lh;
  overflow: hidden;
  grid-column: 2;
  color: ${color.inkSoft};
  font-size: ${text.sm};
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
`

/** One line under the cards. */
export const PickerNote = styled.p`
  min-height: 1lh;
  color: ${color.inkSoft};
  font-size: ${text.sm};
`
