import styled, { keyframes } from 'styled-components'
import { color, media, radius as radii, space } from '@/theme/tokens.gen'

export type SkeletonProps = {
  /** A CSS length. By default, the skeleton is as wide as its parent. */
  width?: string
  /**
   * A CSS length. Use the height of the content that will come, so that nothing moves. By default, the
   * skeleton is one line high.
   */
  height?: string
  ratio?: string
  radius?: keyof typeof radii
}

/** A placeholder while content loads. Screen readers do not see it, so its container needs `aria-busy`. */
export function Skeleton({ width, height, ratio, radius = 'sm' }: SkeletonProps) {
  return (
    <Block
      data-placeholder
      aria-hidden="true"
      style={{ width, height, aspectRatio: ratio, borderRadius: radii[radius] }}
    />
  )
}

/** A placeholder for lines of text. The last line is shorter. */
export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <Lines aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} height="0.9em" />
      ))}
    </Lines>
  )
}

const sweep = keyframes`
  from {
    transform: translateX(-100%);
  }

  to {
    transform: translateX(100%);
  }
`

const Block = styled.span`
  position: relative;
  display: block;
  width: 100%;
  min-height: 1em;
  overflow: hidden;
  background: ${color.sand};

  &::after {
    position: absolute;
    inset: 0;
    background: linear-gradient(90deg, transparent, ${color.surface}, transparent);
    content: '';
    opacity: 0.7;
    animation: ${sweep} 1600ms ease-in-out infinite;
  }

  ${media.reducedMotion} {
    &::after {
      content: none;
    }
  }
`

const Lines = styled.span`
  display: grid;
  gap: ${space(2)};

  & > :last-child:not(:first-child) {
    max-width: 60%;
  }
`
