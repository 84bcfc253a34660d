import { css } from 'styled-components'
import { color } from '@/theme/tokens'

export type ScrollHint = { $ground?: keyof typeof color }

/**
 * The ground of a row that scrolls sideways: a shadow at each edge that has more behind it. What scrolls with the row covers the
 * shadow at its ends.
 */
export const scrollHint = css<ScrollHint>`
  ${({ $ground = 'paper' }) => css`
    background:
      linear-gradient(to right, ${color[$ground]} 50%, transparent) 0 / 40px 100% no-repeat local,
      linear-gradient(to left, ${color[$ground]} 50%, transparent) 100% / 40px 100% no-repeat local,
      linear-gradient(to right, color-mix(in srgb, ${color.ink} 10%, transparent), transparent) 0 /
        16px 100% no-repeat,
      linear-gradient(to left, color-mix(in srgb, ${color.ink} 10%, transparent), transparent)
        100% / 16px 100% no-repeat;
  `}
`
