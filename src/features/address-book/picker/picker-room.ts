import styled from 'styled-components'

/** Reserves the height of the cards, whatever it holds. */
export const PickerRoom = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-height: 12.25rem;
`
