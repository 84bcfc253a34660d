import type { AdminOrdersSearch } from '@/domain/admin/orders'
import { ExportOrders } from '@/features/admin-orders/list/ExportOrders'
import { OrderFilters } from '@/features/admin-orders/list/OrderFilters'
import { OrdersList } from '@/features/admin-orders/list/OrdersList'
import { ListPagination } from '@/features/catalogue/list/ListPagination'
import { useMsg } from '@/i18n/use-msg'
import { scrollToTop } from '@/lib/scroll-to-top'
import { Boundary } from '@/ui/feedback/Boundary'
import { AdminHead } from '../AdminHead'
import { OrderTabs } from './OrderTabs'

type AdminOrdersScreenProps = {
  search: AdminOrdersSearch
  onSearch: (search: AdminOrdersSearch, how?: { replace: boolean }) => void
}

/** Product §10.6, Orders: every order by status, with search, payment and days, and the queue of calls to make. */
export function AdminOrdersScreen({ search, onSearch }: AdminOrdersScreenProps) {
  const msg = useMsg()
  return (
    <>
      <AdminHead title={msg('adminOrders.title')}>
        <ExportOrders search={search} />
      </AdminHead>
      <Boundary>
        <OrderTabs search={search} />
      </Boundary>
      <Boundary>
        <OrderFilters search={search} onSearch={onSearch} />
      </Boundary>
      <Boundary>
        <OrdersList
          search={search}
          onSearch={onSearch}
          pages={(pagination) => (
            <ListPagination pagination={pagination} onPageChange={scrollToTop} />
          )}
        />
      </Boundary>
    </>
  )
}
