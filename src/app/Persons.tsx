import { hashKey, type Query, type QueryClient } from '@tanstack/react-query'
import { Outlet } from '@tanstack/react-router'
import { Fragment, useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { contentLanguage } from '@/api/content-language'
import { session } from '@/api/session'
import { userQuery } from '@/features/auth/queries'
import { showPanelAtom, useSession } from '@/features/auth/state'
import { localeAtom } from '@/i18n/state'
import { useMsg } from '@/i18n/use-msg'
import { person } from '@/lib/kept'
import { nextPaint } from '@/lib/next-task'
import { focusMain } from '@/lib/screen-heading'
import { type createStore, forgetPersonAtom } from '@/lib/store'
import { useToast } from '@/ui/toast/toast'

/** The screens, anew for each person whose page this becomes; what another tab did is said. */
export function Persons() {
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
      // What had the focus is gone with the person before.
      if (document.activeElement === document.body) focusMain()
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
 * Counts the people whose page this was. As the key of the screens it lets nothing that one typed stand for
 * the next (Product §14.3).
 */
const usePersonNumber = () => useSyncExternalStore(person.onLeft, person.number, person.number)

/** Keeps answers and atoms to the person of the session, whichever tab changes it. */
export function followPerson(store: ReturnType<typeof createStore>, client: QueryClient): void {
  let { lost } = session.now()
  let who = person.id()
  person.onLeft(function forgetWhoLeft() {
    // A request on its way is never heard of again (api/http.ts): the next screen asks anew.
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
    if (now.token === null) store.set(showPanelAtom, null)
    if (isSomebodyElse) return
    if (cameBack) void client.invalidateQueries()
    else void askAnew(client, now.number)
  })
}

/** Queries without this meta count as personal: nobody may see another shopper's answers. */
const isPersonal = ({ meta }: Query) => meta?.personal !== false && meta?.personal !== 'partly'
const isPartlyPersonal = ({ meta }: Query) => meta?.personal === 'partly'

/**
 * Asks anew for what a person sees of her own once she signed in, or no more once her session was lost. The
 * screens of the back office stay below its sign-in.
 */
async function askAnew(client: QueryClient, number: number): Promise<void> {
  // The effects of one change run one after the other: parts of the page that come later in the tree stop
  // asking only after this call. A request of theirs would go out without a token, and be refused.
  await Promise.resolve()
  const user = hashKey(userQuery(number).queryKey)
  const isOfStaff = ({ queryKey }: Query) => String(queryKey[0]).startsWith('/api/admin/')
  void client.resetQueries({
    predicate: (query) => isPersonal(query) && query.queryHash !== user && !isOfStaff(query),
  })
  void client.invalidateQueries({ predicate: isPartlyPersonal })
}

/**
 * Requests content in the shop's language from now on (Product §1.7). What is on screen is requested again.
 */
export function followLanguage(store: ReturnType<typeof createStore>): void {
  store.sub(localeAtom, () => contentLanguage.set(store.get(localeAtom), nextPaint()))
  contentLanguage.set(store.get(localeAtom))
}
