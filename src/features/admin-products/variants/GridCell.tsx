import { type ChangeEvent, memo, useId } from 'react'
import styled from 'styled-components'
import type { AdminVariant } from '@/api/generated/model'
import { cellText, type CellText, textProblem, valueProblem } from '@/domain/admin/variant-cells'
import type { Layer } from '@/domain/admin/variant-grid'
import { useMsg } from '@/i18n/use-msg'
import { typedVnd } from '@/lib/vnd-input'
import { media } from '@/theme/breakpoints'
import { color as tokens, size as sizes, space, text as texts } from '@/theme/tokens'
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden'
import { layerNames, problemTexts } from './grid-texts'

type GridCellProps = {
  /** Colour of the variant; empty for a product without colours. */
  color: string
  /** Size of the variant; empty for a product without sizes. */
  size: string
  /** Which of its numbers. */
  layer: Layer
  /** Its row, from 0, for the arrow keys. */
  row: number
  /** Its column, from 0, for the arrow keys. */
  column: number
  /** The variant; undefined before anything is typed. */
  variant: AdminVariant | undefined
  /** What was typed and is no number. */
  typed: string | undefined
  /** The product can't be sold without it. */
  wanted: boolean
  /** Called with the text at every key. */
  onWrite: (cell: CellText) => void
}

/** One number of one variant. Memoised: of a hundred only the one that is typed in is drawn anew. */
export const GridCell = memo(function GridCell({
  color,
  size,
  layer,
  row,
  column,
  variant,
  typed,
  wanted,
  onWrite,
}: GridCellProps) {
  const msg = useMsg()
  const noteId = useId()
  const shown = typed ?? cellText(variant, layer)
  const problem = textProblem(shown) ?? valueProblem(variant, layer)
  const lacks = wanted && layer === 'price' && shown === ''
  const place = [color, size].filter(Boolean).join(', ')
  function write({ target }: ChangeEvent<HTMLInputElement>) {
    const next = typedVnd(shown, target.value, target.selectionStart ?? target.value.length)
    // Set here, so that React finds it done and leaves the caret where it is.
    target.value = next.text
    target.setSelectionRange(next.caret, next.caret)
    onWrite({ color, size, layer, text: next.text })
  }
  const note = problem ? msg(problemTexts[problem]) : undefined
  return (
    <Cell role="cell" data-size={size || undefined}>
      <Input
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="next"
        data-row={row}
        data-column={column}
        aria-label={msg('adminVariants.cell', { layer: msg(layerNames[layer]), place })}
        aria-invalid={problem || lacks ? true : undefined}
        aria-describedby={note ? noteId : undefined}
        title={note}
        placeholder={layer === 'original_price' ? '–' : undefined}
        value={shown}
        onChange={write}
      />
      {note && <VisuallyHidden id={noteId}>{note}</VisuallyHidden>}
    </Cell>
  )
})

const Cell = styled.td`
  position: relative;
  padding: 0;
  border: 1px solid ${tokens.line};

  @media (max-width: 767.98px) {
    display: grid;
    grid-template-columns: 96px minmax(0, 1fr);
    align-items: center;
    border-width: 0 0 1px;

    &[data-size]::before {
      padding-inline: ${space(3)};
      content: attr(data-size);
      font-weight: 600;
      overflow-wrap: anywhere;
    }

    &:not([data-size]) {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`

const Input = styled.input`
  width: 100%;
  min-width: 104px;
  min-height: ${sizes.target};
  padding: ${space(1)} ${space(3)};
  border: 0;
  border-radius: 0;
  background: ${tokens.surface};
  font-size: ${texts.md};
  font-variant-numeric: tabular-nums;
  text-align: end;

  ${media.tablet} {
    font-size: ${texts.sm};
  }

  &::placeholder {
    color: ${tokens.inkSoft};
    opacity: 1;
  }

  &:hover {
    background: ${tokens.paper};
  }

  &:focus-visible {
    outline: 2px solid ${tokens.focus};
    outline-offset: -2px;
  }

  &[aria-invalid] {
    background: ${tokens.dangerSoft};
    color: ${tokens.danger};
    box-shadow: inset 0 0 0 1px ${tokens.danger};
  }
`
