import type { VouchersSearch } from '@/domain/voucher/vouchers-list'
import {
  ExportVouchers,
  VoucherFilters,
  VouchersList,
} from '@/features/admin-vouchers/VouchersList'
import type { VoucherTask } from '@/features/admin-vouchers/VoucherWindow'
import { useMsg } from '@/i18n/use-msg'
import { Button } from '@/ui/actions/Button'
import { useWindowTask } from '@/ui/editor/window-task'
import { Boundary } from '@/ui/feedback/Boundary'
import { AdminHead } from '../AdminHead'
import { listPages } from '../list-pages'

type VouchersScreenProps = {
  search: VouchersSearch
  onSearch: (search: VouchersSearch, how?: { replace: boolean }) => void
}

/** Product §10.19, Vouchers: codes, what they take off, and when. */
export function VouchersScreen({ search, onSearch }: VouchersScreenProps) {
  const msg = useMsg()
  const tasks = useWindowTask<VoucherTask>()
  return (
    <>
      <AdminHead
        title={msg('adminVouchers.title')}
        main={
          <Button
            onClick={({ currentTarget: opener }) => tasks.open({ voucher: undefined, opener })}
          >
            {msg('adminVouchers.add')}
          </Button>
        }
      >
        <ExportVouchers search={search} />
      </AdminHead>
      <Boundary>
        <VoucherFilters search={search} onSearch={onSearch} />
      </Boundary>
      <Boundary>
        <VouchersList search={search} onSearch={onSearch} tasks={tasks} pages={listPages} />
      </Boundary>
    </>
  )
}
