import { createLink } from '@tanstack/react-router'
import styled from 'styled-components'
import type { AdminOrdersSearch } from '@/domain/admin/orders'
import { color, weight } from '@/theme/tokens'
import { cameFrom } from './came-from'

type OrderLinkProps = { id: number; code: string; search: AdminOrdersSearch }

/** Leads to an order; the whole row is its target. */
export function OrderLink({ id, code, search }: OrderLinkProps) {
  return (
    <Cover to="/admin/orders/$id" params={{ id: String(id) }} state={cameFrom(search)}>
      {code}
    </Cover>
  )
}

const Cover = createLink(styled.a`
  color: ${color.ink};
  font-weight: ${weight.bold};
  text-decoration: none;
  white-space: nowrap;

  &::after {
    position: absolute;
    content: '';
    inset: 0;
  }

  &:hover {
    text-decoration: underline;
  }
`)
