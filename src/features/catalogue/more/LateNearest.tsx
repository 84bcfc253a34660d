import { type ComponentProps, lazy, Suspense } from 'react'
import type { CategoryLinks as Links, Nearest as Near } from './Nearest'

const load = () => import('./Nearest')
const Nearest = lazy(() => load().then((module) => ({ default: module.Nearest })))
const CategoryLinks = lazy(() => load().then((module) => ({ default: module.CategoryLinks })))

/** What is like a product or a category that is not there; its code comes when it is wanted. */
export function LateNearest(props: ComponentProps<typeof Near>) {
  return (
    <Suspense>
      <Nearest {...props} />
    </Suspense>
  )
}

export function LateCategoryLinks(props: ComponentProps<typeof Links>) {
  return (
    <Suspense>
      <CategoryLinks {...props} />
    </Suspense>
  )
}
