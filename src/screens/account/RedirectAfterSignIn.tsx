import { useRedirectAfterSignIn } from './use-redirect-after-sign-in'

/** Nothing to see: for visitors whom the guard has sent (spec §2). In a chunk of its own, as nearly nobody is. */
export function RedirectAfterSignIn({ to }: { to: string }) {
  useRedirectAfterSignIn(to)
  return null
}
