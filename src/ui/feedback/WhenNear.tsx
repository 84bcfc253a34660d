import { type ReactNode, Suspense } from 'react'
import { useNearView } from '../layout/use-near-view'
import { Boundary } from './Boundary'

type WhenNearProps = {
  /** Shown until then, and while lazy code loads. Give it the final size where something stands below it. */
  fallback?: ReactNode
  children: ReactNode
}

/** A block below the first view: rendered, with an error boundary, when the shopper comes near. */
export function WhenNear({ fallback = null, children }: WhenNearProps) {
  const { near, watch } = useNearView()
  if (!near) return <div ref={watch}>{fallback}</div>
  return (
    <Boundary>
      <Suspense fallback={fallback}>{children}</Suspense>
    </Boundary>
  )
}
