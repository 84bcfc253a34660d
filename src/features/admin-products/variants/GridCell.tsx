import { memo, useCallback } from 'react'
import type { AdminVariant } from '@/api/generated/model'
import { cellText, type CellText, textProblem, valueProblem } from '@/domain/admin/variant-cells'
import type { GridLayer } from '@/domain/admin/variant-grid'
import { useMsg } from '@/i18n/use-msg'
import { SheetCell } from '@/ui/sheet/SheetCell'

type GridCellProps = {
  /** Colour of the variant; empty for a product without colours. */
  color: string
  /** Size of the variant; empty for a product without sizes. */
  size: string
  /** Which of its values. */
  layer: GridLayer
  /** Its row, from 0, for the arrow keys. */
  row: number
  /** Its column, from 0, for the arrow keys. */
  column: number
  /** The variant; undefined before anything is typed. */
  variant: AdminVariant | undefined
  /** What was typed and can't be kept. */
  typed: string | undefined
  /** The product can't be sold without it. */
  wanted: boolean
  /** Another variant of the product has its code. */
  repeated: boolean
  /** It is one of the selected cells. */
  selected: boolean
  /** Called with the text at every key. */
  onWrite: (cell: CellText) => void
}

/** One value of one variant. Memoised: of a hundred only the one that is typed in is drawn anew. */
export const GridCell = memo(function GridCell({
  color,
  size,
  layer,
  row,
  column,
  variant,
  typed,
  wanted,
  repeated,
  selected,
  onWrite,
}: GridCellProps) {
  const msg = useMsg()
  const text = typed ?? cellText(variant, layer)
  const ownProblem = repeated ? 'repeatedCode' : valueProblem(variant, layer)
  const problem = textProblem(text, layer) ?? ownProblem
  const place = [color, size].filter(Boolean).join(', ')
  const write = useCallback(
    (_row: number, _column: number, next: string) => onWrite({ color, size, layer, text: next }),
    [color, size, layer, onWrite],
  )
  return (
    <SheetCell
      row={row}
      column={column}
      label={msg('sheet.cell', { layer: msg(`sheet.${layer}`), place })}
      phoneLabel={size}
      text={text}
      problem={problem ? msg(`sheet.problem.${problem}`) : undefined}
      invalid={wanted && layer === 'price' && text === ''}
      selected={selected}
      kind={layer === 'sku' ? 'code' : 'amount'}
      placeholder={layer === 'original_price' ? '–' : undefined}
      onWrite={write}
    />
  )
})
