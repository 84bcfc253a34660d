import { type ReactNode, Suspense } from 'react'
import { useNearView } from '../layout/use-near-view'
import { Boundary } from './Boundary'

type WhenNearProps = {
  /** Shown until then, and while lazy code loads. Give it the final size where something stands below it. */
  fallback?: ReactNode
  /** What counts as near on a page that is used, a CSS length; 400 px unless told otherwise. */
  ahead?: string
  children: ReactNode
}

/** A block below the first view: rendered, with an error boundary, when the shopper comes near. */
export function WhenNear({ fallback = null, ahead, children }: WhenNearProps) {
  const { near, watch } = useNearView(ahead)
  if (!near) return <div ref={watch}>{fallback}</div>
  return (
    <Boundary>
      <Suspense fallback={fallback}>{children}</Suspense>
    </Boundary>
  )
}
