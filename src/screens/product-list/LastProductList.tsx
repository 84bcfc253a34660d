import { CatchBoundary, useMatches } from '@tanstack/react-router'
import { Activity, createElement, useMemo, useState } from 'react'
import { lateScreen } from '@/lib/late-screen'
import { CrashScreen } from '@/screens/crash/CrashScreen'
import type { ProductListScreen } from './ProductListScreen'

let screen: typeof ProductListScreen | undefined

/**
 * Returns the component of a route of product lists. The component loads the code of the list and draws
 * nothing, because `LastProductList` draws the list.
 */
export function productListRoute(
  load: () => Promise<{ ProductListScreen: typeof ProductListScreen }>,
) {
  return lateScreen(
    async () => {
      screen = (await load()).ProductListScreen
      return {}
    },
    () => null,
  )
}

/**
 * The last product list that the shopper opened. React hides the list while another screen is open, and keeps
 * its elements. "Back" then shows the list as the shopper left it (Product §2.7.2).
 */
export function LastProductList() {
  const list = useMatches({
    select(matches) {
      const match = matches.at(-1)
      if (match?.routeId === '/_shop/products/') return { slug: null, search: match.loaderDeps }
      if (match?.routeId === '/_shop/category/$slug')
        return { slug: match.params.slug, search: match.loaderDeps }
      return undefined
    },
    structuralSharing: true,
  })
  const [last, keep] = useState(list)
  // A list that is shown again keeps its object, so that React does not render it again.
  const shown = list && JSON.stringify(list) !== JSON.stringify(last) ? list : last
  if (shown !== last) keep(shown)
  const drawn = useMemo(
    () => shown && screen && createElement(screen, { key: shown.slug, ...shown }),
    [shown],
  )
  return (
    drawn && (
      <Activity mode={list ? 'visible' : 'hidden'}>
        <CatchBoundary getResetKey={() => shown} errorComponent={CrashScreen}>
          {drawn}
        </CatchBoundary>
      </Activity>
    )
  )
}
