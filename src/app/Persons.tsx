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
import { isOfStaff } from './query-client'

/**
 * The screens. They mount afresh when another person uses the page. Says what another tab did to the session.
 */
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
      // The element with the focus went with the screens of the person before.
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
 * Counts how often the person of this page has changed. As the key of the screens it drops everything that
 * the person before has typed (Product §14.3).
 */
const usePersonNumber = () => useSyncExternalStore(person.onLeft, person.number, person.number)

/**
 * Drops one person's answers and atoms as soon as another person uses the page, also when another tab caused
 * it.
 */
export function followPerson(store: ReturnType<typeof createStore>, client: QueryClient): void {
  let { lost } = session.now()
  let who = person.id()
  person.onLeft(function forgetWhoLeft() {
    // Running requests are abandoned (api/http.ts), and the next screen sends its own.
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
    else void refetchPersonal(client, now.number)
  })
}

/** Queries without this meta count as personal, because nobody may see another shopper's answers. */
const isPersonal = ({ meta }: Query) => meta?.personal !== false && meta?.personal !== 'partly'
const isPartlyPersonal = ({ meta }: Query) => meta?.personal === 'partly'

/**
 * Refetches personal queries after sign-in, and drops them when the session is lost. The back office does not
 * need it: its screens stay hidden until sign-in.
 */
async function refetchPersonal(client: QueryClient, number: number): Promise<void> {
  // The effects of one change run one after the other. Parts that come later in the tree disable their
  // queries only after this call. Without the wait they would send a request without a token, which is
  // refused.
  await Promise.resolve()
  const user = hashKey(userQuery(number).queryKey)
  void client.resetQueries({
    predicate: (query) => isPersonal(query) && query.queryHash !== user && !isOfStaff(query),
  })
  void client.invalidateQueries({ predicate: isPartlyPersonal })
}

/** Requests content in the shop's language from now on (Product §1.7). Refetches what is on screen. */
export function followLanguage(store: ReturnType<typeof createStore>): void {
  store.sub(localeAtom, () => contentLanguage.set(store.get(localeAtom), nextPaint()))
  contentLanguage.set(store.get(localeAtom))
}
