import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { errorTable, joinedFieldErrors, serverText } from '@/api/errors'
import type { MessageId } from '@/i18n/message-id.gen'
import { type ErrorText, useErrorText, useMsg } from '@/i18n/use-msg'
import { atom, useAtomValue, useSetAtom } from '@/lib/store'
import { useToast } from '@/ui/toast/toast'
import { cartSyncQuery } from './queries'
import { applyCartSyncAtom, cartAtom, isCartDamagedAtom, repairStoredCartAtom } from './state'

/** The name of the last failure. Null after a successful sync. */
const lastFailureAtom = atom<string | null>(null)
/** Stores the name of a failure. Returns true if it differs from the last failure. */
const recordFailureAtom = atom(null, (get, set, failure: string | null) => {
  const isNew = failure !== get(lastFailureAtom)
  set(lastFailureAtom, failure)
  return isNew
})

/** Returns a name for a failure. Two failures in a row with the same name show only one toast. */
function nameOf(message: ErrorText): string {
  if ('id' in message) return message.id
  return 'text' in message ? message.text : 'busy'
}

/**
 * Refreshes prices, names and stock of the cart from the server. The cart is the only server data that is
 * copied into state, because the browser also stores it (Product §4.5). If a sync fails, the cart stays as it
 * is and a toast says so, unless the last sync failed in the same way. Another toast appears once if damaged
 * lines were dropped from the stored cart.
 */
export function CartSync() {
  const { data, error } = useQuery(cartSyncQuery(useAtomValue(cartAtom).lines))
  const isDamaged = useAtomValue(isCartDamagedAtom)
  const repairCart = useSetAtom(repairStoredCartAtom)
  const applySync = useSetAtom(applyCartSyncAtom)
  const recordFailure = useSetAtom(recordFailureAtom)
  const msg = useMsg()
  const errorText = useErrorText()
  const toast = useToast()
  // These are effect events, because a change of the language must not show the toasts again.
  const showFailure = useEffectEvent(() => {
    const message = syncErrors(error)
    if (recordFailure(nameOf(message))) toast({ message: errorText(message), type: 'error' })
  })
  const showDamage = useEffectEvent(() => {
    repairCart()
    toast({ message: msg('line.lost'), type: 'warning', timeout: readingMs })
  })
  useEffect(
    function refreshLines() {
      if (!data) return
      recordFailure(null)
      applySync(data)
    },
    [data, recordFailure, applySync],
  )
  useEffect(
    function reportSyncFailure() {
      if (error) showFailure()
    },
    [error],
  )
  useEffect(
    function reportDamage() {
      if (isDamaged) showDamage()
    },
    [isDamaged],
  )
  return null
}

/**
 * How long the toast about damaged cart lines is shown, in ms. The default of 3000 ms is too short, because
 * the toast has two sentences.
 */
const readingMs = 8000

/**
 * Returns the error text when the cart sync fails (Product §8). A response that cannot be read counts
 * as a failure.
 */
const syncErrors = errorTable<MessageId>({
  422: joinedFieldErrors,
  500: (error) => serverText(error) ?? { id: 'line.error.products' },
  timeout: 'common.error.timeout',
  offline: 'common.error.offline',
  unreadable: 'line.error.sync',
  otherwise: 'ui.error',
  fallback: 'line.error.sync',
})
