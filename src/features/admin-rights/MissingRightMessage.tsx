import type { Permission } from '@/api/generated/model'
import { useMsg } from '@/i18n/use-msg'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { ShieldIcon } from '@/ui/icons'
import { useRightHolders } from './queries'

type MissingRightMessageProps = {
  /** The rights that the screen needs and that the staff member does not have. */
  lacking: readonly Permission[]
}

/**
 * The message in place of a screen that the staff member may not open. It names the missing rights and the
 * people who have them. If the host does not list these people, it names the manager.
 */
export function MissingRightMessage({ lacking }: MissingRightMessageProps) {
  const msg = useMsg()
  const { data } = useRightHolders()
  const texts = lacking.map((permission) => {
    const holders = data?.find((entry) => entry.permission === permission)?.holders ?? []
    const names = holders.join(' / ') || msg('admin.right.manager')
    return msg('admin.right.needed', { right: msg(`admin.right.${permission}`), names })
  })
  return (
    <div role="alert">
      <EmptyState
        icon={<ShieldIcon size={48} />}
        titleAs="h1"
        title={msg('admin.right.title')}
        text={texts.join(' ')}
      />
    </div>
  )
}
