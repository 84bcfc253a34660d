import { askSignInAtom } from '@/features/auth/state'
import { useMsg } from '@/i18n/use-msg'
import { useSetAtom } from '@/lib/store'
import { Button } from '@/ui/actions/Button'
import { EmptyState, type EmptyStateProps } from '@/ui/feedback/EmptyState'
import { UserIcon } from '@/ui/frame-icons'

/** Replaces content for signed-in shoppers only; the page stays after signing in (Product §2.12). */
export function SignInPanel({ titleAs = 'p' }: Pick<EmptyStateProps, 'titleAs'>) {
  const msg = useMsg()
  const askSignIn = useSetAtom(askSignInAtom)
  return (
    <EmptyState
      icon={<UserIcon size={48} />}
      titleAs={titleAs}
      title={msg('account.signIn.title')}
      text={msg('account.signIn.text')}
      action={<Button onClick={() => askSignIn()}>{msg('account.signIn.button')}</Button>}
    />
  )
}
