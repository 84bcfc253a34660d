import styled from 'styled-components'
import { media } from '@/theme/breakpoints'
import { color, space, text, title, weight } from '@/theme/tokens'

type TextProps = {
  $size?: keyof typeof text
  $weight?: keyof typeof weight
  $color?: keyof typeof color
  /** Weight, size, line height and family of a title. Real `h1` to `h3` have their own without it. */
  $title?: keyof typeof title
  /** Digits of one width, for numbers below one another and numbers that change. */
  $numeric?: boolean
  $nowrap?: boolean
}

/** A paragraph by tokens: `<Text $size="sm" $color="inkSoft">`, `<Text as="span" $weight="bold">`. */
export const Text = styled.p<TextProps>`
  color: ${({ $color }) => $color && color[$color]};
  font: ${({ $title }) => $title && title[$title]};
  font-size: ${({ $size }) => $size && text[$size]};
  font-weight: ${({ $weight }) => $weight && weight[$weight]};
  font-variant-numeric: ${({ $numeric }) => $numeric && 'tabular-nums'};
  white-space: ${({ $nowrap }) => $nowrap && 'nowrap'};
`

/** Words about keys, which phones and tablets do not have. */
export const KeyHint = styled.span`
  ${media.phone} {
    display: none;
  }

  ${media.coarse} {
    display: none;
  }
`

/** The `h1` of a screen. */
export const PageTitle = styled.h1`
  margin-block: ${space(8)} ${space(6)};
`
