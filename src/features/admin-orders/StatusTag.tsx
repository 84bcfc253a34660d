import styled from 'styled-components'
import type { OrderStatus } from '@/api/generated/model'
import { useMsg } from '@/i18n/use-msg'
import { color, radius, space, text, weight } from '@/theme/tokens'

/** Where an order stands, in words; what waits for the staff stands out. */
export function StatusTag({ status }: { status: OrderStatus }) {
  const msg = useMsg()
  return <Tag data-status={status}>{msg(`adminOrders.status.${status}`)}</Tag>
}

const Tag = styled.span`
  display: inline-block;
  padding: 2px ${space(2)};
  border-radius: ${radius.pill};
  background: ${color.sand};
  color: ${color.ink};
  font-size: ${text.sm};
  font-weight: ${weight.bold};
  white-space: nowrap;

  &[data-status='pending'] {
    background: ${color.accentSoft};
    color: ${color.accentHover};
  }

  &[data-status='delivered'] {
    background: ${color.celadonSoft};
    color: ${color.positive};
  }

  &[data-status='cancelled'] {
    background: ${color.dangerSoft};
    color: ${color.danger};
  }
`
