import styled from 'styled-components'
import { hiddenFromEye } from './hidden-from-eye'

/** Text for screen readers only. */
export const VisuallyHidden = styled.span`
  ${hiddenFromEye}
`
