import { type ReactNode, Suspense, useDeferredValue } from 'react'

type AfterPaintProps = {
  /** Shown until then, and while lazy code loads. Give it the final size when it is in sight. */
  fallback?: ReactNode
  children: ReactNode
}

/**
 * Renders its children in a deferred render, after the rest of the screen: the screen shows sooner, and input in
 * between is handled.
 */
export function AfterPaint({ fallback, children }: AfterPaintProps) {
  const due = useDeferredValue(true, false)
  return due ? <Suspense fallback={fallback}>{children}</Suspense> : fallback
}
