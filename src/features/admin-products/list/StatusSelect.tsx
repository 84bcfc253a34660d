import styled from 'styled-components'
import type { AdminProductRow } from '@/api/generated/model'
import { productStatuses } from '@/domain/admin/products'
import { useMsg } from '@/i18n/use-msg'
import { color, size, space, text, weight } from '@/theme/tokens'
import { Select } from '@/ui/choosing/Select'
import { useChangeRow } from './use-change-row'

/** Changes a product's status in its row. */
export function StatusSelect({ product }: { product: AdminProductRow }) {
  const msg = useMsg()
  const { change, requested, isPending } = useChangeRow(product)
  const shown = requested?.status ?? product.status
  return (
    <Frame data-status={shown} aria-busy={isPending}>
      <Select
        label={msg('adminProducts.statusOf', { name: product.name })}
        hideLabel
        value={shown}
        options={productStatuses.map((status) => ({
          value: status,
          label: msg(`adminProducts.status.${status}`),
        }))}
        onChange={(chosen) => {
          const status = productStatuses.find((one) => one === chosen)
          if (status) change({ action: 'status', status })
        }}
      />
    </Frame>
  )
}

const Frame = styled.div`
  width: 124px;

  select {
    min-height: ${size.target};
    padding-block: ${space(1)};
    padding-inline-end: ${space(7)};
    border-color: ${color.line};
    font-size: ${text.sm};
    font-weight: ${weight.bold};
  }

  &[data-status='active'] select {
    background-color: ${color.celadonSoft};
    color: ${color.positive};
  }

  &[data-status='inactive'] select {
    background-color: ${color.sand};
  }

  &[data-status='draft'] select {
    border-style: dashed;
    border-color: ${color.lineStrong};
    color: ${color.inkSoft};
  }

  &[aria-busy='true'] select {
    cursor: progress;
  }
`
