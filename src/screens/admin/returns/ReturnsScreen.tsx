import type { ReactNode } from 'react'
import type { AdminReturnsSearch } from '@/domain/returns/returns-list'
import { CallLink } from '@/features/admin-orders/CallLink'
import { ReturnFilters, ReturnsList } from '@/features/admin-returns/ReturnsList'
import { useMsg } from '@/i18n/use-msg'
import { Boundary } from '@/ui/feedback/Boundary'
import { AdminHead } from '../AdminHead'
import { listPages } from '../list-pages'

type ReturnsScreenProps = {
  search: AdminReturnsSearch
  onSearch: (search: AdminReturnsSearch, how?: { replace: boolean }) => void
}

/** Product §10.17, Returns: what waits for the shop, the oldest first; each is handled on the page of its order. */
export function ReturnsScreen({ search, onSearch }: ReturnsScreenProps) {
  const msg = useMsg()
  return (
    <>
      <AdminHead title={msg('adminReturns.title')} />
      <Boundary>
        <ReturnFilters search={search} onSearch={onSearch} />
      </Boundary>
      <Boundary>
        <ReturnsList search={search} onSearch={onSearch} call={callLink} pages={listPages} />
      </Boundary>
    </>
  )
}

function callLink(name: string, phone: string): ReactNode {
  return <CallLink name={name} phone={phone} />
}
