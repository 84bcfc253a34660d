import type { OrdersTab, Pagination } from '@/api/generated/model'
import { isPastEnd } from '@/domain/pagination'
import { useMsg } from '@/i18n/use-msg'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { PackageIcon } from '@/ui/icons'
import { ButtonLink } from '@/ui/actions/Link'

type OrdersEmptyProps = {
  /** Orders on their way, or finished ones. */
  tab: OrdersTab
  /** The server's page: a page beyond the last is empty too. */
  pagination: Pagination
}

/** A page without orders: it lies past the last page, or there are no orders (Product §2). */
export function OrdersEmpty({ tab, pagination }: OrdersEmptyProps) {
  const msg = useMsg()
  const icon = <PackageIcon size={48} />
  return isPastEnd(pagination) ? (
    <EmptyState
      icon={icon}
      title={msg('account.orders.pastEnd')}
      action={
        <ButtonLink to="." search={({ page: _, ...rest }) => rest}>
          {msg('account.orders.pastEnd.first')}
        </ButtonLink>
      }
    />
  ) : (
    <EmptyState
      icon={icon}
      title={msg(`account.orders.empty.${tab}`)}
      action={<ButtonLink to="/products">{msg('account.orders.shopNow')}</ButtonLink>}
    />
  )
}
