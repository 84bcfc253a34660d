import type { ReactNode } from 'react'
import { useNearView } from '../layout/use-near-view'
import { Boundary } from './Boundary'

type WhenNearProps = {
  children: ReactNode
}

/** A block below the first view: rendered, with an error boundary, when the shopper comes near. The one way to delay what a page shows. */
export function WhenNear({ children }: WhenNearProps) {
  const { near, watch } = useNearView()
  if (!near) return <div ref={watch} />
  return <Boundary>{children}</Boundary>
}
