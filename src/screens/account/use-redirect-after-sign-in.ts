import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { askSignInAtom, sessionAtom } from '@/features/auth/state'
import { useAtomValue, useSetAtom } from '@/lib/store'

/** Where the guard sends visitors (spec §2): asks them in and then leads to `path`. Who is in goes on at once. */
export function useRedirectAfterSignIn(path: string | undefined): void {
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
