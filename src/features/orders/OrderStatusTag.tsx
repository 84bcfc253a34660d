import styled from 'styled-components'
import type { OrderStatus } from '@/api/generated/model'
import { useMsg } from '@/i18n/use-msg'
import { color, radius, space, text, weight } from '@/theme/tokens'

/** Where an order stands (spec §4), in words. */
export function OrderStatusTag({ status }: { status: OrderStatus }) {
  const msg = useMsg()
  return <Tag data-status={status}>{msg(`account.status.${status}`)}</Tag>
}

const Tag = styled.span`
  padding: ${space(1)} ${space(3)};
  border-radius: ${radius.pill};
  background: ${color.sand};
  color: ${color.ink};
  font-size: ${text.sm};
  font-weight: ${weight.bold};
  white-space: nowrap;

  &[data-status='delivered'] {
    background: ${color.celadonSoft};
    color: ${color.positive};
  }

  &[data-status='cancelled'] {
    background: ${color.dangerSoft};
    color: ${color.danger};
  }
`
