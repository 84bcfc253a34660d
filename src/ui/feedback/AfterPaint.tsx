import { type ReactNode, Suspense, useDeferredValue } from 'react'

type AfterPaintProps = {
  /** Stands for it meanwhile, and while its code is on its way; as large as it will be where that can be seen. */
  fallback?: ReactNode
  children: ReactNode
}

/**
 * What nobody looks at first: drawn in a piece of work of its own, right after what is in sight. A screen is there
 * sooner, and a press in between is heard.
 */
export function AfterPaint({ fallback, children }: AfterPaintProps) {
  const due = useDeferredValue(true, false)
  return due ? <Suspense fallback={fallback}>{children}</Suspense> : fallback
}
