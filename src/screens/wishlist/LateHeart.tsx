import { lazy, Suspense } from 'react'
import { Soon } from '@/ui/feedback/Soon'
import { HeartPlace } from './HeartPlace'
import type { HeartProps } from './Heart'
import type { CardHeartProps } from './CardHeart'

const Heart = lazy(() => import('./Heart').then((module) => ({ default: module.Heart })))
const CardHeart = lazy(() =>
  import('./CardHeart').then((module) => ({ default: module.CardHeart })),
)

/** The heart of a product's page; its code comes after the page. */
export function LateHeart(props: HeartProps) {
  return (
    <Suspense fallback={<HeartPlace />}>
      <Heart {...props} />
    </Suspense>
  )
}

/** The heart of a card in a list. Its code comes after the list, which is drawn without waiting for twelve of them. */
export function LateCardHeart(props: CardHeartProps) {
  return (
    <Soon fallback={<HeartPlace />}>
      <CardHeart {...props} />
    </Soon>
  )
}
