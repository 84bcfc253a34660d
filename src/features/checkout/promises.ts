import styled from 'styled-components'
import { color, media, space, text } from '@/theme/tokens.gen'

/** A list of promises of the shop. Each item has an icon and a text. On wide screens they are in a row. */
export const ShopPromiseList = styled.ul`
  display: grid;
  gap: ${space(4)} ${space(6)};
  font-size: ${text.sm};

  & > li {
    display: flex;
    align-items: center;
    gap: ${space(3)};
  }

  & svg {
    box-sizing: content-box;
    flex: none;
    padding: ${space(2.5)};
    border-radius: 50%;
    background: ${color.celadonSoft};
    color: ${color.celadon};
  }

  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`
