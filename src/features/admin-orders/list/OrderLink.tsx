import { createLink } from '@tanstack/react-router'
import styled from 'styled-components'
import type { AdminOrdersSearch } from '@/domain/admin/orders'
import { color, weight } from '@/theme/tokens'
import { coveringLink } from '@/ui/actions/Link'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The search of the list from which the order was opened; its back link leads there. */
    adminOrders?: AdminOrdersSearch
  }
}

type OrderLinkProps = { id: number; code: string; search: AdminOrdersSearch }

/** Links to an order. The whole card is the click target on a phone, the cell in a table. */
export function OrderLink({ id, code, search }: OrderLinkProps) {
  return (
    <Cover to="/admin/orders/$id" params={{ id: String(id) }} state={{ adminOrders: search }}>
      {code}
    </Cover>
  )
}

const Cover = createLink(styled.a`
  color: ${color.ink};
  font-weight: ${weight.bold};
  text-decoration: none;
  white-space: nowrap;

  ${coveringLink}

  &:hover {
    text-decoration: underline;
  }
`)
