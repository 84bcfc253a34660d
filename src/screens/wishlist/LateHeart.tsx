import { lazy, Suspense } from 'react'
import styled from 'styled-components'
import { size } from '@/theme/tokens'
import { AfterPaint } from '@/ui/feedback/AfterPaint'
import type { CardHeartProps, HeartProps } from './Heart'

const Heart = lazy(() => import('./Heart').then((module) => ({ default: module.Heart })))
const CardHeart = lazy(() => import('./Heart').then((module) => ({ default: module.CardHeart })))

/** The heart of a product's page; its code comes after the page. */
export function LateHeart(props: HeartProps) {
  return (
    <Suspense fallback={<HeartSlot />}>
      <Heart {...props} />
    </Suspense>
  )
}

/** The heart of a card in a list. Its code comes after the list, which is drawn without waiting for twelve of them. */
export function LateCardHeart(props: CardHeartProps) {
  return (
    <AfterPaint fallback={<HeartSlot />}>
      <CardHeart {...props} />
    </AfterPaint>
  )
}

/** Keeps the room of a heart that is on its way. */
export const HeartSlot = styled.span`
  display: inline-block;
  width: ${size.target};
  height: ${size.target};
`
