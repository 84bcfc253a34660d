import type { AdminOrdersSearch } from '@/domain/admin/orders'
import { ExportOrders } from '@/features/admin-orders/ExportOrders'
import { OrderFilters } from '@/features/admin-orders/OrderFilters'
import { OrdersList } from '@/features/admin-orders/OrdersList'
import { ListPagination } from '@/features/catalogue/list/ListPagination'
import { useMsg } from '@/i18n/use-msg'
import { AdminHead } from '../AdminHead'
import { OrderTabs } from './OrderTabs'

type AdminOrdersScreenProps = {
  place: AdminOrdersSearch
  onPlace: (place: AdminOrdersSearch, how?: { replace: boolean }) => void
}

/** Product §10.6, Orders: every order by status, with search, payment and days, and the queue of calls to make. */
export function AdminOrdersScreen({ place, onPlace }: AdminOrdersScreenProps) {
  const msg = useMsg()
  return (
    <>
      <AdminHead title={msg('adminOrders.title')}>
        <ExportOrders place={place} />
      </AdminHead>
      <OrderTabs place={place} />
      <OrderFilters place={place} onPlace={onPlace} />
      <OrdersList
        place={place}
        onPlace={onPlace}
        pages={(pagination) => <ListPagination pagination={pagination} onTurn={toTop} />}
      />
    </>
  )
}

function toTop(): void {
  window.scrollTo({ top: 0 })
}
