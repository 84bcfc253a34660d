import styled from 'styled-components'

/** The room of the saved addresses: as high as the cards need, whatever stands in it. */
export const PickerRoom = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-height: 12.25rem;
`
