import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { redirectPath } from '@/domain/redirect-path'
import { askSignInAtom, sessionAtom } from '@/features/auth/state'
import { useAtomValue, useSetAtom } from '@/lib/store'

/**
 * Where the guard sends visitors (Product §2): asks them in and then leads on to the query's `redirect`, where that is a
 * path of this app. Who is in goes on at once.
 */
export function useRedirectAfterSignIn(redirect: string | undefined): void {
  const path = redirectPath(redirect)
  const router = useRouter()
  const askSignIn = useSetAtom(askSignInAtom)
  const isSignedIn = useAtomValue(sessionAtom).token !== null
  useEffect(
    function askInAndLeadOn() {
      if (!path) return
      const leadOn = () => void router.navigate({ href: path, replace: true })
      if (isSignedIn) leadOn()
      else askSignIn(leadOn)
    },
    [path, isSignedIn, askSignIn, router],
  )
}
