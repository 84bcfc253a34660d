import { type ReactNode, Suspense, useDeferredValue } from 'react'

type AfterPaintProps = {
  /** Shown until then, and while lazy code loads. Give it the final size when it is in sight. */
  fallback?: ReactNode
  children: ReactNode
}

/** Renders its children after the rest of the screen, which shows sooner and handles input in between. */
export function AfterPaint({ fallback, children }: AfterPaintProps) {
  const due = useDeferredValue(true, false)
  return due ? <Suspense fallback={fallback}>{children}</Suspense> : fallback
}
