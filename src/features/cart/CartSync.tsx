import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { errorTable, joinedFieldErrors, serverText } from '@/api/errors'
import type { MessageId } from '@/i18n/message-id.gen'
import { type ErrorText, useErrorText, useMsg } from '@/i18n/use-msg'
import { atom, useAtomValue, useSetAtom } from '@/lib/store'
import { useToast } from '@/ui/toast/toast'
import { cartSyncQuery } from './queries'
import { applySyncAtom, cartAtom, isCartDamagedAtom, repairStoredCartAtom } from './state'

/** The last failure that was shown; null after a successful sync. */
const lastFailureAtom = atom<string | null>(null)
/** Stores the latest failure. Returns true when it differs from the previous failure. */
const recordFailureAtom = atom(null, (get, set, failure: string | null) => {
  const isNew = failure !== get(lastFailureAtom)
  set(lastFailureAtom, failure)
  return isNew
})

/** Returns a name for a failure. Failures with the same name are shown only once. */
function nameOf(message: ErrorText): string {
  if ('id' in message) return message.id
  return 'text' in message ? message.text : 'busy'
}

/**
 * Updates prices, names and stock of the cart from the server. If unreadable lines of the stored cart were
 * dropped, shows one message about that. No other feature copies server data into state; the cart does,
 * because it is stored in the browser (Product §4.5). A failed sync keeps the local cart. The same failure is
 * shown once, until a sync works again.
 */
export function CartSync() {
  const { data, error } = useQuery(cartSyncQuery(useAtomValue(cartAtom).lines))
  const isDamaged = useAtomValue(isCartDamagedAtom)
  const repairCart = useSetAtom(repairStoredCartAtom)
  const applySync = useSetAtom(applySyncAtom)
  const recordFailure = useSetAtom(recordFailureAtom)
  const msg = useMsg()
  const errorText = useErrorText()
  const toast = useToast()
  // These are effect events, so that a change of the language does not show a toast again.
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

/** In ms. The toast stays longer than a confirmation, because it has two sentences. */
const readingMs = 8000

/** Product §8, cart products: the texts of a failed sync. An unreadable answer counts as a failed sync. */
const syncErrors = errorTable<MessageId>({
  422: joinedFieldErrors,
  500: (error) => serverText(error) ?? { id: 'line.error.products' },
  timeout: 'common.error.timeout',
  offline: 'common.error.offline',
  unreadable: 'line.error.sync',
  otherwise: 'ui.error',
  fallback: 'line.error.sync',
})
