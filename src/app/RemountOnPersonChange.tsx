import { hashKey, type Query, type QueryClient } from '@tanstack/react-query'
import { Outlet } from '@tanstack/react-router'
import { Fragment, useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { contentLanguage } from '@/api/content-language'
import { session } from '@/api/session'
import { currentUserQuery } from '@/features/auth/queries'
import { showAccountPanelAtom, useSession } from '@/features/auth/state'
import { localeAtom } from '@/i18n/state'
import { useMsg } from '@/i18n/use-msg'
import { person } from '@/lib/kept'
import { nextPaint } from '@/lib/next-task'
import { focusNewScreen } from '@/lib/screen-heading'
import { type createStore, forgetPersonAtom } from '@/lib/store'
import { useToast } from '@/ui/toast/toast'
import { isStaffQuery } from './query-client'

/**
 * Renders the screens. When another person uses the page, all screens are mounted again. If another browser
 * tab caused the change, a toast says so.
 */
export function RemountOnPersonChange() {
  const number = usePersonNumber()
  const { isFollowed } = useSession()
  const msg = useMsg()
  const toast = useToast()
  const say = useEffectEvent(() => {
    if (isFollowed) toast({ message: msg('shell.otherPerson'), type: 'warning', timeout: 8000 })
  })
  useEffect(
    function sayWhoLeft() {
      if (number === 0) return
      say()
      // The focused element has been removed together with the screens of the previous person.
      if (document.activeElement === document.body) focusNewScreen()
    },
    [number],
  )
  return (
    <Fragment key={number}>
      <Outlet />
    </Fragment>
  )
}

/**
 * Returns how often the person who uses this page has changed. The number is the key of the screens, so that
 * React drops everything that the previous person typed (Product §14.3).
 */
const usePersonNumber = () => useSyncExternalStore(person.onLeft, person.number, person.number)

/**
 * Follows the person and the session of the page, also if another browser tab changes them. When another
 * person uses the page, the API responses and atoms of the previous person are removed. When the same person
 * signs in again, all queries are refetched.
 */
export function clearDataOnPersonChange(
  store: ReturnType<typeof createStore>,
  client: QueryClient,
): void {
  let { lost } = session.now()
  let who = person.id()
  person.onLeft(function forgetWhoLeft() {
    // Running requests are abandoned (api/http.ts). The next screen sends its own requests.
    void client.cancelQueries()
    client.removeQueries({ predicate: isPersonal })
    client.getMutationCache().clear()
    store.set(forgetPersonAtom)
    void client.invalidateQueries({ predicate: isPartlyPersonal })
  })
  session.subscribe(function followSession() {
    const now = session.now()
    const cameBack = lost !== false && now.token !== null && person.id() === who
    const isSomebodyElse = person.id() !== who && who !== ''
    lost = now.lost
    who = person.id()
    if (now.token === null) store.set(showAccountPanelAtom, null)
    if (isSomebodyElse) return
    if (cameBack) void client.invalidateQueries()
    else void refetchPersonal(client, now.number)
  })
}

/**
 * Returns true for a query of personal data. A query without `meta` counts as personal, so that nobody sees
 * the data of another person.
 */
const isPersonal = ({ meta }: Query) => meta?.personal !== false && meta?.personal !== 'partly'
const isPartlyPersonal = ({ meta }: Query) => meta?.personal === 'partly'

/**
 * Drops the data of personal queries after a sign-in or the loss of a session, and refetches the queries in
 * use. The query of the user is left out, because the sign-in itself fetches the user. Queries of the back
 * office are left out, because its screens are hidden until the sign-in.
 */
async function refetchPersonal(client: QueryClient, number: number): Promise<void> {
  // All effects of one change run in the same task. Some components disable their queries in such an effect,
  // after this call. Without the wait, these queries would be sent without a token and refused.
  await Promise.resolve()
  const user = hashKey(currentUserQuery(number).queryKey)
  void client.resetQueries({
    predicate: (query) => isPersonal(query) && query.queryHash !== user && !isStaffQuery(query),
  })
  void client.invalidateQueries({ predicate: isPartlyPersonal })
}

/**
 * Sends later API calls in the shop's language, also after the language has changed (Product §1.7). After a
 * change, new calls wait for the next paint, because the shop's own texts must change first.
 */
export function sendShopLanguageWithCalls(store: ReturnType<typeof createStore>): void {
  store.sub(localeAtom, () => contentLanguage.set(store.get(localeAtom), nextPaint()))
  contentLanguage.set(store.get(localeAtom))
}
