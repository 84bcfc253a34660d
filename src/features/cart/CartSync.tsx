import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { WithMessages } from '@/i18n/WithMessages'
import { useErrorText, useMsg } from '@/i18n/use-msg'
import { atom, useAtomValue, useSetAtom } from '@/lib/store'
import { useToast } from '@/ui/toast/toast'
import { applySyncAtom } from './actions'
import { syncErrors } from './errors'
import { cartSyncQuery } from './queries'
import { acceptLossAtom, cartAtom, isCartDamagedAtom } from './state'

/** What was last said of a failure; null since the last sync that worked. */
const lastSaidAtom = atom<string | null>(null)
const sayAtom = atom(null, (get, set, failure: string | null) => {
  const isNew = failure !== get(lastSaidAtom)
  set(lastSaidAtom, failure)
  return isNew
})

/**
 * Keeps the cart's prices, names and stock as the server knows them. The cart is the one piece of
 * server data that is copied into state, because the cart lives in the browser (Product §4.5). Comes after the
 * first paint, and only where there are lines.
 */
export function CartSync() {
  return (
    <WithMessages bundle="cart">
      <Sync />
      <LossReport />
    </WithMessages>
  )
}

/** A failure keeps the local cart and is said once, until a sync works again or fails otherwise. */
function Sync() {
  const { data, error } = useQuery(cartSyncQuery(useAtomValue(cartAtom).lines))
  const applySync = useSetAtom(applySyncAtom)
  const isNews = useSetAtom(sayAtom)
  const errorText = useErrorText()
  const toast = useToast()
  // An event: saying it again in the other language would be a second time.
  const sayOnce = useEffectEvent(() => {
    const saying = syncErrors(error)
    const failure = 'id' in saying ? saying.id : saying.text
    if (isNews(failure)) toast({ message: errorText(saying), type: 'error' })
  })
  useEffect(
    function refreshLines() {
      if (!data) return
      isNews(null)
      applySync(data)
    },
    [data, isNews, applySync],
  )
  useEffect(
    function saySyncFailed() {
      if (error) sayOnce()
    },
    [error],
  )
  return null
}

/** Lines of the stored cart that could not be read are lost: the shopper learns it once. */
function LossReport() {
  const isDamaged = useAtomValue(isCartDamagedAtom)
  const acceptLoss = useSetAtom(acceptLossAtom)
  const toast = useToast()
  const msg = useMsg()
  const report = useEffectEvent(() => {
    acceptLoss()
    toast({ message: msg('line.lost'), type: 'warning', timeout: readingMs })
  })
  useEffect(
    function reportLoss() {
      if (isDamaged) report()
    },
    [isDamaged],
  )
  return null
}

/** Two sentences that nobody expects take longer to read than a confirmation. */
const readingMs = 8000
