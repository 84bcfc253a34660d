import { endSessionAtom } from '@/features/auth/state'
import { useMsg } from '@/i18n/use-msg'
import { useSetAtom } from '@/lib/store'
import { Button } from '@/ui/actions/Button'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { ShieldIcon } from '@/ui/icons'

type AdminForbiddenProps = {
  /** Of the account that may not enter. */
  email: string
}

/** The 403 page (Product §10.1): the signed-in user is not staff. */
export function AdminForbidden({ email }: AdminForbiddenProps) {
  const msg = useMsg()
  const end = useSetAtom(endSessionAtom)
  return (
    <EmptyState
      icon={<ShieldIcon size={48} />}
      titleAs="h1"
      title={msg('admin.forbidden.title')}
      text={msg('admin.forbidden.text', { email })}
      action={<Button onClick={() => end(false)}>{msg('admin.signOut')}</Button>}
    />
  )
}
