import { type FocusEvent, memo, useId } from 'react'
import styled from 'styled-components'
import { groupedVnd } from '@/lib/vnd-input'
import { color as tokens, control, media, space, text as texts } from '@/theme/tokens.gen'
import { groupVndWhileTyping } from '../fields/VndField'
import { VisuallyHidden } from '../layout/basics'

type SheetCellProps = {
  row: number
  column: number
  /** The name of the cell, for example "Giá bán, Đỏ, M". */
  label: string
  /** The label in front of the cell on phones, where columns have no headings. */
  phoneLabel?: string | undefined
  text: string
  problem?: string | undefined
  /** True if the cell still needs a value, without an error text of its own. */
  invalid?: boolean
  changed?: boolean
  selected?: boolean
  /**
   * The kind of the text. An `amount` gets thousands marks while the user types, and `250k` becomes a number.
   * A `code` stays as typed.
   */
  kind?: 'amount' | 'code'
  placeholder?: string | undefined
  /** Called with the text at every key press. Pass the same function in every render. */
  onWrite: (row: number, column: number, text: string) => void
}

/** A table of `SheetCell`s. On phones it is a block without column headings. */
export const SheetFrame = styled.table`
  width: 100%;
  font-size: ${texts.sm};

  ${media.phone} {
    display: block;

    & > thead {
      display: none;
    }
  }
`

export const SheetBody = styled.tbody.attrs({ role: 'rowgroup' })`
  ${media.phone} {
    display: block;
  }
`

/** A button that moves the focus to a cell with a problem. */
export const CellProblemButton = styled.button`
  min-height: 44px;
  color: ${tokens.danger};
  overflow-wrap: anywhere;
  text-align: start;
  text-decoration: underline;
  text-underline-offset: 4px;
`

/**
 * A cell of a table that uses `useSheet`. The component is memoised, so that a key press renders only the
 * edited cell and not hundreds of cells.
 */
export const SheetCell = memo(function SheetCell({
  row,
  column,
  label,
  phoneLabel,
  text,
  problem,
  invalid = false,
  changed = false,
  selected = false,
  kind = 'amount',
  placeholder,
  onWrite,
}: SheetCellProps) {
  const noteId = useId()
  function leave({ target }: FocusEvent<HTMLInputElement>) {
    const grouped = kind === 'amount' ? groupedVnd(text) : text
    if (grouped === text) return
    // The value is set directly, so that the sheet reads the formatted text.
    target.value = grouped
    onWrite(row, column, grouped)
  }
  return (
    <Cell
      role="cell"
      data-label={phoneLabel || undefined}
      data-changed={changed || undefined}
      data-selected={selected || undefined}
    >
      <Input
        ref={kind === 'amount' ? groupVndWhileTyping : undefined}
        inputMode={kind === 'amount' ? 'numeric' : 'text'}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="next"
        data-row={row}
        data-column={column}
        data-kind={kind}
        data-long={(kind === 'amount' && text.length > longestPlain) || undefined}
        aria-label={label}
        aria-invalid={problem || invalid ? true : undefined}
        aria-describedby={problem ? noteId : undefined}
        title={problem}
        placeholder={placeholder}
        value={text}
        onChange={({ target }) => onWrite(row, column, target.value)}
        onBlur={leave}
      />
      {problem && <VisuallyHidden id={noteId}>{problem}</VisuallyHidden>}
    </Cell>
  )
})

/** The number of characters that fit at the normal text size: 99.999.999. */
const longestPlain = 10

const Input = styled.input`
  width: 100%;
  min-width: 104px;
  min-height: ${control.height};
  padding: ${space(1)} ${space(3)};
  border: 0;
  border-radius: 0;
  background: ${tokens.surface};
  font-size: ${control.text};
  font-variant-numeric: tabular-nums;
  text-align: end;

  &[data-long] {
    padding-inline: ${space(1)};

    ${media.hover} {
      font-size: ${texts.xs};
    }
  }

  &[data-kind='code'] {
    min-width: 136px;
    text-align: start;
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

const Cell = styled.td`
  position: relative;
  padding: 0;
  border: 1px solid ${tokens.line};

  &[data-changed] ${Input}:not([aria-invalid]) {
    background: ${tokens.celadonSoft};
    font-weight: 700;
  }

  &[data-selected] ${Input} {
    background: ${tokens.accentSoft};
  }

  @media (forced-colors: active) {
    &[data-selected] ${Input} {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }

  ${media.phone} {
    display: grid;
    grid-template-columns: 96px minmax(0, 1fr);
    align-items: center;
    border-width: 0 0 1px;

    &[data-label]::before {
      padding-inline: ${space(3)};
      content: attr(data-label);
      font-weight: 600;
      overflow-wrap: anywhere;
    }

    &:not([data-label]) {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`
