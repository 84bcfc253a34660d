import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { redirectPath } from '@/domain/paths'
import { askSignInAtom, useSession } from '@/features/auth/state'
import { useSetAtom } from '@/lib/store'

/**
 * For visitors redirected by the route guard (Product §2): asks them to sign in, then opens the query's `redirect`
 * if it is a path of this app. Signed-in shoppers are redirected at once.
 */
export function useRedirectAfterSignIn(redirect: string | undefined): void {
  const path = redirectPath(redirect)
  const router = useRouter()
  const askSignIn = useSetAtom(askSignInAtom)
  const isSignedIn = useSession().token !== null
  useEffect(
    function signInAndRedirect() {
      if (!path) return
      const openPath = () => void router.navigate({ href: path, replace: true })
      if (isSignedIn) openPath()
      else askSignIn(openPath)
    },
    [path, isSignedIn, askSignIn, router],
  )
}
