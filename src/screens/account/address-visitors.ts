import { type StaticDataRouteOption, useMatches } from '@tanstack/react-router'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Product §6, addresses: visitors are led to `/` instead of being asked to sign in. */
    visitorsGoHome?: boolean
  }
}

/** Whether the account's screen at hand is none to ask visitors to sign in for. */
export function useVisitorsGoHome(): boolean {
  return useMatches({ select: (matches) => matches.some(leadsHome) })
}

function leadsHome({ staticData }: { staticData: StaticDataRouteOption }): boolean {
  return staticData.visitorsGoHome === true
}
