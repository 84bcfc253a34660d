import styled from 'styled-components'
import { space } from '@/theme/tokens.gen'
import { Text } from '@/ui/layout/basics'

/** The topic of a page, above its title. */
export const Eyebrow = styled(Text).attrs({ $size: 'sm', $weight: 'bold' })`
  margin-bottom: ${space(2)};
  letter-spacing: 0.06em;
`

/** The large text below the title of a page. */
export const LeadText = styled(Text).attrs({ $size: 'xl' })`
  max-width: 30em;
  margin-top: ${space(4)};
  text-wrap: pretty;
`
