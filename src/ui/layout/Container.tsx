import styled from 'styled-components'
import { box, size } from '@/theme/tokens'

/** The page's column: at most 1280 px of content, with gutters that grow with the screen. */
export const Container = styled.div`
  width: 100%;
  max-width: calc(${size.content} + 2 * ${box.gutter});
  margin-inline: auto;
  padding-inline: ${box.gutter};
`
