import styled from 'styled-components'
import type { AdminProductRow, ProductStatus } from '@/api/generated/model'
import { productStatuses } from '@/domain/admin/products'
import { useMsg } from '@/i18n/use-msg'
import { media } from '@/theme/breakpoints'
import { color, size, space, text } from '@/theme/tokens'
import { Select } from '@/ui/choosing/Select'
import type { PinRow } from '@/ui/table/use-pinned-rows'
import { useChangeRow } from './use-change-row'

type StatusSelectProps = {
  /** The row. */
  product: AdminProductRow
  /** Keeps the row in its place after the change. */
  pin: PinRow<AdminProductRow>
}

/** A product's status as a dot and a word, which open the choice of another one. The row says what was changed. */
export function StatusSelect({ product, pin }: StatusSelectProps) {
  const msg = useMsg()
  const { change, requested, isPending } = useChangeRow(product, pin)
  const { name, status } = product
  const shown = requested?.status ?? status
  const words = (one: ProductStatus) => msg(`adminProducts.status.${one}`)
  return (
    <Frame data-status={shown} aria-busy={isPending}>
      <Select
        label={msg('adminProducts.statusOf', { name })}
        hideLabel
        value={shown}
        options={productStatuses.map((one) => ({ value: one, label: words(one) }))}
        onChange={(chosen) => {
          const next = productStatuses.find((one) => one === chosen)
          if (next && next !== shown) change({ status: shown }, { status: next }, words(next))
        }}
      />
    </Frame>
  )
}

const Frame = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  width: max-content;
  margin-block: -10px;
  margin-inline-start: -${space(3)};

  &::before {
    z-index: 1;
    width: 8px;
    height: 8px;
    border: 1px solid currentColor;
    border-radius: 50%;
    margin-inline-end: -${space(5)};
    background: currentColor;
    content: '';
    forced-color-adjust: none;
    pointer-events: none;
    transform: translateX(${space(3)});
  }

  &[data-status='active']::before {
    color: ${color.positive};
  }

  &[data-status='inactive']::before {
    color: ${color.warning};
  }

  &[data-status='draft']::before {
    background: transparent;
    color: ${color.inkSoft};
  }

  select {
    width: auto;
    min-height: 36px;
    padding-block: 0;
    padding-inline: ${space(7)} ${space(8)};
    border-color: transparent;
    background-color: transparent;
    font-size: ${text.sm};
    field-sizing: content;

    ${media.coarse} {
      min-height: ${size.target};
    }
  }

  select:hover,
  select:open {
    border-color: ${color.lineStrong};
    background-color: ${color.surface};
  }

  &[aria-busy='true'] select {
    cursor: progress;
  }
`
