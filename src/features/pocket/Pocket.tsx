import { type Query, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { useIntl } from 'react-intl'
import styled from 'styled-components'
import { seenAt } from '@/api/seen-at'
import { useMsg } from '@/i18n/use-msg'
import { reloadPage } from '@/lib/reload-page'
import { color, space, text } from '@/theme/tokens'
import { useToast } from '@/ui/toast/toast'
import { ageOf } from './age'
import { followWorker } from './register'

/**
 * What the shop does in a pocket (Product §2.18): it says how old is what the worker shows without a connection, and asks again by
 * itself; a newer version waits for the next full load.
 */
export function Pocket() {
  const client = useQueryClient()
  useEffect(
    function bringUpToDate() {
      const refresh = () => refreshLate(client)
      keepAges(client)
      void client.refetchQueries({ type: 'active', predicate: isSeenBefore })
      window.addEventListener('online', refresh)
      return () => window.removeEventListener('online', refresh)
    },
    [client],
  )
  const isNewer = useNewerShop(client)
  const since = useSince(client)
  if (since === null && !isNewer) return null
  return (
    <>
      {since !== null && <Strip since={since} />}
      {isNewer && <NewerNote />}
    </>
  )
}

/** Returns true once a newer shop is there. */
function useNewerShop(client: QueryClient): boolean {
  const [isNewer, setNewer] = useState(false)
  useEffect(() => followWorker(client, () => setNewer(true)), [client])
  return isNewer
}

type Read = ReturnType<ReturnType<QueryClient['getQueryCache']>['getAll']>[number]

/** Asks again for what could not be brought up to date, and for what did not come at all. */
function refreshLate(client: QueryClient): void {
  const isLate = ({ state }: Read) => state.isInvalidated || state.status === 'error'
  void client.refetchQueries({ type: 'active', predicate: isLate })
}

/** What the worker answers is as old as it was kept, and late. The first answers came before this part of the shop. */
function keepAges(client: QueryClient): void {
  const cache = client.getQueryCache()
  const keepAge = (data: unknown, query: Pick<Query, 'setState'>) => {
    const at = seenAt.get(Object(data))
    if (at) query.setState({ dataUpdatedAt: Number(at), isInvalidated: true })
  }
  for (const query of cache.getAll()) keepAge(query.state.data, query)
  cache.config.onSuccess = keepAge
}

/** Returns when the oldest answer on the screen came from the API, while one can't be brought up to date; otherwise null. */
function useSince(client: QueryClient): number | null {
  const cache = client.getQueryCache()
  return useSyncExternalStore(
    (onChange) => cache.subscribe(onChange),
    () => oldest(cache.findAll({ type: 'active' }).filter(isSeenBefore)),
    () => null,
  )
}

/** Browsers know of some connections only that there is none: what counts is who has answered. */
function isSeenBefore({ state }: Read): boolean {
  return state.status === 'success' && state.isInvalidated && state.fetchStatus === 'idle'
}

function oldest(reads: readonly Read[]): number | null {
  return reads.length > 0 ? Math.min(...reads.map(({ state }) => state.dataUpdatedAt)) : null
}

function Strip({ since }: { since: number }) {
  const msg = useMsg()
  const { formatRelativeTime } = useIntl()
  const { count, unit } = ageOf(useMinutes() - since)
  const age = formatRelativeTime(-count, unit, { numeric: 'auto' })
  return createPortal(<Root role="status">{msg('pocket.asSeen', { age })}</Root>, placeAbovePage())
}

let place: HTMLElement | undefined

/** Above the header, in the flow, so that it covers nothing. */
function placeAbovePage(): HTMLElement {
  if (!place?.isConnected) {
    place = document.createElement('div')
    document.body.prepend(place)
  }
  return place
}

/** The time, each minute anew; each time the API is asked whether it is there again. */
function useMinutes(): number {
  const client = useQueryClient()
  const [now, setNow] = useState(() => Date.now())
  useEffect(
    function tick() {
      const clock = setInterval(() => {
        setNow(Date.now())
        refreshLate(client)
      }, 60_000)
      return () => clearInterval(clock)
    },
    [client],
  )
  return now
}

/** Says that a newer version waits: nothing loads the page anew under anybody's hands. */
function NewerNote() {
  const msg = useMsg()
  const toast = useToast()
  const sayOnce = useEffectEvent(() =>
    toast({
      message: msg('pocket.newer'),
      type: 'info',
      action: { label: msg('ui.reload'), onAction: () => void reloadPage() },
    }),
  )
  useEffect(() => void sayOnce(), [])
  return null
}

const Root = styled.p`
  padding: ${space(2)} ${space(4)};
  background: ${color.ink};
  color: ${color.paper};
  font-size: ${text.sm};
  text-align: center;
`
