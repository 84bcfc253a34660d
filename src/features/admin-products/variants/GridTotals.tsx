import styled from 'styled-components'
import { gridTotals, type VariantGrid } from '@/domain/admin/variant-grid'
import { useMsg } from '@/i18n/use-msg'
import { formatVnd } from '@/lib/money'
import { color, space, text, weight } from '@/theme/tokens'

type GridTotalsProps = {
  /** The ticked options and their variants. */
  grid: VariantGrid
}

/** What all ticked variants come to: how many, what they cost, how many pieces. */
export function GridTotals({ grid }: GridTotalsProps) {
  const msg = useMsg()
  const totals = gridTotals(grid)
  if (!totals) return null
  const { count, stock, lowest, highest } = totals
  const from = lowest === null ? '–' : formatVnd(lowest)
  const prices = lowest === null || lowest === highest ? from : `${from} – ${formatVnd(highest)}`
  return (
    <Facts>
      <div>
        <dt>{msg('adminVariants.total.count')}</dt>
        <dd>{count}</dd>
      </div>
      <div>
        <dt>{msg('adminVariants.total.price')}</dt>
        <dd>{prices}</dd>
      </div>
      <div>
        <dt>{msg('adminVariants.total.stock')}</dt>
        <dd>{stock}</dd>
      </div>
    </Facts>
  )
}

const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(8)};
  font-size: ${text.sm};

  dt {
    color: ${color.inkSoft};
  }

  dd {
    margin: 0;
    font-weight: ${weight.bold};
    font-variant-numeric: tabular-nums;
  }
`
