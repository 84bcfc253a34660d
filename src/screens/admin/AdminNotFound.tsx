import { useMsg } from '@/i18n/use-msg'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { ButtonLink } from '@/ui/actions/Link'
import { AdminHead } from './AdminHead'

/** The back office's 404 page; the navigation stays beside it. */
export function AdminNotFound() {
  const msg = useMsg()
  return (
    <>
      <AdminHead title={msg('admin.notFound.title')} />
      <EmptyState
        title={msg('admin.notFound.text')}
        action={<ButtonLink to="/admin">{msg('admin.notFound.home')}</ButtonLink>}
      />
    </>
  )
}
