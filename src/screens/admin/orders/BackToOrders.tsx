import { useLocation, useRouter } from '@tanstack/react-router'
import type { MouseEvent, ReactNode } from 'react'
import styled from 'styled-components'
import type { AdminOrdersSearch } from '@/domain/admin/orders'
import { useMsg } from '@/i18n/use-msg'
import { isPlainClick } from '@/lib/links'
import { size, space, text } from '@/theme/tokens'
import { ArrowLeftIcon } from '@/ui/icons'
import { Link } from '@/ui/actions/Link'

/**
 * A link to the list with its filters and page. When the order was opened from the list, it goes back in history, which
 * also restores the scroll position. The actions for the whole order stand at the other end of the row.
 */
export function BackToOrders({ children }: { children?: ReactNode }) {
  const msg = useMsg()
  const router = useRouter()
  const search = useLocation({ select: ({ state }) => state.adminOrders })
  const back = (event: MouseEvent) => {
    if (!search || !isPlainClick(event)) return
    event.preventDefault()
    router.history.back()
  }
  return (
    <Line>
      <Link to="/admin/orders" search={search ?? noSearch} onClick={back}>
        <ArrowLeftIcon size={18} />
        {msg('adminOrders.order.back')}
      </Link>
      {children}
    </Line>
  )
}

const noSearch: AdminOrdersSearch = {}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)} ${space(4)};
  margin-block-end: ${space(2)};
  font-size: ${text.sm};

  & > a {
    display: inline-flex;
    min-height: ${size.target};
    align-items: center;
    gap: ${space(2)};
  }
`
