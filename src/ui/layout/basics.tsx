import styled, { css, keyframes } from 'styled-components'
import {
  box,
  color,
  depths,
  media,
  motion,
  size,
  space,
  text,
  title,
  weight,
} from '@/theme/tokens.gen'

/** The space between children, in steps of 4 px: `3`, or `[1, 4]` for rows and columns. */
type Gap = number | readonly [row: number, column: number]

type Placement = {
  $gap?: Gap
  $align?: 'start' | 'center' | 'end' | 'baseline' | 'flex-start' | 'flex-end'
  $justify?: 'start' | 'center' | 'end' | 'space-between' | 'flex-end'
}

const gap = css<Placement>`
  gap: ${({ $gap = 0 }) => (typeof $gap === 'number' ? space($gap) : $gap.map(space).join(' '))};
`

/**
 * Children below each other: `<Stack as="ul" $gap={3}>`. With `$justify="start"`, they are only as wide as
 * their content.
 */
export const Stack = styled.div<Placement>`
  display: grid;
  ${gap}
  align-content: ${({ $align }) => $align};
  justify-items: ${({ $justify }) => $justify};
`

/**
 * Children next to each other: `<Row $gap={2} $align="center">`. With `$wrap`, children that do not fit go to
 * a new row.
 */
export const Row = styled.div<Placement & { $wrap?: boolean }>`
  display: flex;
  flex-wrap: ${({ $wrap }) => $wrap && 'wrap'};
  ${gap}
  align-items: ${({ $align }) => $align};
  justify-content: ${({ $justify }) => $justify};
`

/**
 * Columns that do not grow with their content. `$columns` is a number of equal columns (1 by default) or a
 * CSS track list.
 */
export const Grid = styled.div<Placement & { $columns?: number | string }>`
  display: grid;
  grid-template-columns: ${({ $columns = 1 }) => (typeof $columns === 'string' ? $columns : evenColumns($columns))};
  ${gap}
  align-items: ${({ $align }) => $align};
  justify-items: ${({ $justify }) => $justify};
`

const evenColumns = (count: number) => `repeat(${count}, minmax(0, 1fr))`

/** The column of the page. Its content is at most 1280 px wide, and its margins grow with the screen. */
export const Container = styled.div`
  width: 100%;
  max-width: calc(${size.content} + 2 * ${box.gutter});
  margin-inline: auto;
  padding-inline: ${box.gutter};
`

type TextProps = {
  $size?: keyof typeof text
  $weight?: keyof typeof weight
  $color?: keyof typeof color
  /** The font of a title. Real `h1` to `h3` elements do not need it. */
  $title?: keyof typeof title
  /** Gives all digits the same width, for numbers below each other or numbers that change. */
  $numeric?: boolean
  $nowrap?: boolean
}

/**
 * A paragraph with the styles of design tokens: `<Text $size="sm" $color="inkSoft">`,
 * `<Text as="span" $weight="bold">`.
 */
export const Text = styled.p<TextProps>`
  color: ${({ $color }) => $color && color[$color]};
  font: ${({ $title }) => $title && title[$title]};
  font-size: ${({ $size }) => $size && text[$size]};
  font-weight: ${({ $weight }) => $weight && weight[$weight]};
  font-variant-numeric: ${({ $numeric }) => $numeric && 'tabular-nums'};
  white-space: ${({ $nowrap }) => $nowrap && 'nowrap'};
`

/** A text about keyboard keys. It is hidden on phones and tablets, because they have no keyboard. */
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

/**
 * Hides an element visually, but not from screen readers. For a text that is always hidden, use
 * `VisuallyHidden`.
 */
export const visuallyHiddenStyle = css`
  position: absolute;
  overflow: hidden;
  width: 1px;
  height: 1px;
  clip-path: inset(50%);
  white-space: nowrap;
`

/**
 * Cuts off a text after some lines, with an ellipsis. The focus ring of a link inside is drawn within its
 * box, so that it is not cut off.
 */
export const lineClampStyle = css`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;

  & :focus-visible {
    outline-offset: -2px;
  }
`

/**
 * Cuts off a name after four lines. A name normally needs two lines. With the wider letter spacing of WCAG
 * 1.4.12, it needs four.
 */
export const fourLineClampStyle = css`
  ${lineClampStyle}
  -webkit-line-clamp: 4;
`

export const VisuallyHidden = styled.span`
  ${visuallyHiddenStyle}
`

/**
 * A focus ring inside a control, above its picture. Use it if the parent cuts off what is outside, as in a
 * row of pictures.
 */
export const innerFocusRingStyle = css`
  position: relative;

  &:focus-visible {
    outline: none;
  }

  &:focus-visible::after {
    position: absolute;
    inset: 2px;
    border: 2px solid ${color.focus};
    outline: 2px solid ${color.surface};
    content: '';
    pointer-events: none;
  }
`

/**
 * Styles for a drawing that must keep its colours in forced-colours mode, such as the colour of a fabric. The
 * lines, rings and dots of the drawing still use the colours of the user.
 */
export const ownColoursStyle = css`
  forced-color-adjust: none;

  @media (forced-colors: active) {
    --color-accent: Highlight;
    --color-ink: CanvasText;
    --color-paper: Canvas;
    --color-positive: CanvasText;
    --color-surface: Canvas;
    --color-warning: CanvasText;
    color: CanvasText;
  }
`

const falling = keyframes`
  from {
    opacity: 0;
    transform: translateY(-8px);
  }
`

/** The animation of an element that appears: it moves down a little to its place. */
export const slideInAnimation = css`
  animation: ${falling} ${motion.base} ${motion.ease};
`

/**
 * A link that skips the header. It is the first element that the Tab key reaches, and only visible while it
 * has the focus.
 */
export const SkipLink = styled.a`
  position: fixed;
  z-index: ${depths.skip};
  top: ${space(2)};
  left: ${space(2)};
  padding: ${space(3)} ${space(5)};
  background: ${color.ink};
  color: ${color.onAccent};

  &:not(:focus) {
    ${visuallyHiddenStyle}
  }
`

export type ScrollHintProps = { $ground?: keyof typeof color }

/**
 * The background of a row that scrolls sideways. A shadow at an edge shows that there is more content. At the
 * end of the row, a part of the background that scrolls along hides the shadow.
 */
export const scrollHintStyle = css<ScrollHintProps>`
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
