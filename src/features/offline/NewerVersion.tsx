import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useMsg } from '@/i18n/use-msg'
import { reloadPage } from '@/lib/reload-page'
import { useToast } from '@/ui/toast/toast'
import { followWorker } from './register'

/**
 * What the shop does offline (Product §2.18): it asks again by itself for what the worker has kept; a newer version waits for the next full load.
 */
export function NewerVersion() {
  const client = useQueryClient()
  useEffect(
    function bringUpToDate() {
      const refresh = () => refreshLate(client)
      void client.refetchQueries({ type: 'active', predicate: isSeenBefore })
      window.addEventListener('online', refresh)
      return () => window.removeEventListener('online', refresh)
    },
    [client],
  )
  const isNewer = useNewerShop()
  if (!isNewer) return null
  return <NewerNote />
}

/** Returns true once a newer shop is there. */
function useNewerShop(): boolean {
  const [isNewer, setNewer] = useState(false)
  useEffect(() => followWorker(() => setNewer(true)), [])
  return isNewer
}

type Read = ReturnType<ReturnType<QueryClient['getQueryCache']>['getAll']>[number]

/** Asks again for what could not be brought up to date, and for what did not come at all. */
function refreshLate(client: QueryClient): void {
  const isLate = ({ state }: Read) => state.isInvalidated || state.status === 'error'
  void client.refetchQueries({ type: 'active', predicate: isLate })
}

/** Browsers know of some connections only that there is none: what counts is who has answered. */
function isSeenBefore({ state }: Read): boolean {
  return state.status === 'success' && state.isInvalidated && state.fetchStatus === 'idle'
}

/** Says that a newer version waits: nothing loads the page anew under anybody's hands. */
function NewerNote() {
  const msg = useMsg()
  const toast = useToast()
  const sayOnce = useEffectEvent(() =>
    toast({
      message: msg('offline.newer'),
      type: 'info',
      action: { label: msg('ui.reload'), onAction: () => void reloadPage() },
    }),
  )
  useEffect(() => void sayOnce(), [])
  return null
}
