import { lazy, Suspense } from 'react'
import { AfterPaint } from '@/ui/feedback/AfterPaint'
import type { CardHeartProps, HeartProps } from './Heart'
import { HeartSlot } from './heart-slot'

const Heart = lazy(() => import('./Heart').then((module) => ({ default: module.Heart })))
const CardHeart = lazy(() => import('./Heart').then((module) => ({ default: module.CardHeart })))

/** The wishlist button of the product page; its code loads after the page. */
export function LateHeart(props: HeartProps) {
  return (
    <Suspense fallback={<HeartSlot />}>
      <Heart {...props} />
    </Suspense>
  )
}

/** The wishlist button of a card in a list. Its code loads after the list's first paint. */
export function LateCardHeart(props: CardHeartProps) {
  return (
    <AfterPaint fallback={<HeartSlot />}>
      <CardHeart {...props} />
    </AfterPaint>
  )
}
