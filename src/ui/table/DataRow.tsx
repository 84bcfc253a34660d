import {
  type Cell as TableCell,
  FlexRender,
  type Header,
  type Row as TableRow,
} from '@tanstack/react-table'
import {
  type FocusEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  startTransition,
  useLayoutEffect,
  useMemo,
  useOptimistic,
  useRef,
  useState,
} from 'react'
import styled from 'styled-components'
import { useMsg } from '@/i18n/use-msg'
import { nextPaint } from '@/lib/next-task'
import { screenHeading } from '@/lib/screen-heading'
import { color, control, media, radius, space, text } from '@/theme/tokens.gen'
import { Button } from '../actions/Button'
import { Checkbox, type CheckboxProps } from '../choosing/Checkbox'
import { SuccessIcon } from '../icons'
import type { ListFeatures } from './list-table'
import { firstControlIn, openRowOnClick, tickRow } from './row-keys'
import { RowCell, BodyRow, CheckboxCell } from './row-parts'
import { RowOpenerContext } from './RowOpener'
import type { RowNote } from './use-pinned-rows'

type DataRowProps<Item extends object> = {
  row: TableRow<ListFeatures, Item>
  name: string
  headers: readonly Header<ListFeatures, Item>[]
  selectable: boolean
  selected: boolean
  note: RowNote | undefined
  /** The id of the row that the user ticked last. */
  lastTicked: RefObject<string | null>
}

/**
 * A row of a table. The row renders only after a change, and each cell only if its content or its column
 * changes, because a table may have a hundred rows.
 */
export function DataRow<Item extends object>({
  row,
  name,
  headers,
  selectable,
  selected,
  note,
  lastTicked,
}: DataRowProps<Item>) {
  const msg = useMsg()
  const ref = useFocusHandover()
  const opener = useRef<HTMLSpanElement>(null)
  const cells = useMemo(() => {
    const known = row.getAllCellsByColumnId()
    return headers.map(({ column: { id, columnDef } }) => {
      const cell = known[id]
      const ownNote = columnDef.meta?.actions ? note : undefined
      return cell && <DataCell key={id} cell={cell} note={ownNote} />
    })
  }, [headers, note, row])
  return useMemo(() => {
    const metas = headers.map(({ column }) => column.columnDef.meta)
    return (
      <BodyRow
        ref={ref}
        role="row"
        data-row={row.id}
        data-selectable={selectable || undefined}
        data-picture={metas.some((meta) => meta?.picture) || undefined}
        data-aside={metas.some((meta) => meta?.card === 'aside') || undefined}
        data-actions={metas.find((meta) => meta?.actions)?.actions}
        data-selected={selected || undefined}
        data-noted={Boolean(note) || undefined}
        onClick={(event) => openRowOnClick(event, opener.current)}
      >
        {selectable && (
          <CheckboxCell role="cell" onClick={keepClick}>
            <RowCheckbox
              label={msg('table.select', { name })}
              checked={selected}
              onChange={(isChosen, isRange) =>
                tickRow(row, { isChosen, isRange, last: lastTicked })
              }
            />
          </CheckboxCell>
        )}
        <RowOpenerContext value={opener}>{cells}</RowOpenerContext>
      </BodyRow>
    )
  }, [cells, headers, lastTicked, msg, name, note, ref, row, selectable, selected])
}

/** Stops a click next to a checkbox or an action, because the user meant that control and not the row. */
const keepClick = (event: MouseEvent) => event.stopPropagation()

type DataCellProps<Item extends object> = Pick<DataRowProps<Item>, 'note'> & {
  cell: TableCell<ListFeatures, Item>
}

function DataCell<Item extends object>({ cell, note }: DataCellProps<Item>) {
  return useMemo(() => {
    const { numeric, card, actions } = cell.column.columnDef.meta ?? {}
    const content = <FlexRender cell={cell} />
    return (
      <RowCell
        role="cell"
        data-card={card}
        data-first={card === 'heading' || undefined}
        data-actions={actions}
        data-numeric={numeric || undefined}
        onClick={actions && keepClick}
      >
        {actions ? <ActionsSlot note={note}>{content}</ActionsSlot> : content}
      </RowCell>
    )
  }, [cell, note])
}

type SelectBoxProps = Pick<CheckboxProps, 'label' | 'checked' | 'indeterminate'> & {
  /** Called with the new state. `isRange` is true if Shift was held. */
  onChange: (isChosen: boolean, isRange: boolean) => void
}

/**
 * The checkbox of a row, or the checkbox for all rows. The tick shows in the next frame. The rest of the list
 * follows later, because rendering a hundred rows takes longer.
 */
export function RowCheckbox({ checked, indeterminate = false, onChange, label }: SelectBoxProps) {
  const [shown, show] = useOptimistic(checked)
  const isRange = useRef(false)
  const choose = (next: boolean) =>
    startTransition(async () => {
      show(next)
      await nextPaint()
      onChange(next, isRange.current)
    })
  return (
    <Checkbox
      label={label}
      hideLabel
      checked={shown}
      indeterminate={indeterminate && shown === checked}
      onClick={({ shiftKey }) => {
        isRange.current = shiftKey
      }}
      onChange={choose}
    />
  )
}

/**
 * The actions of a row. A note can cover them, so that no column changes its width. The focus moves to the
 * button of the note and back.
 */
function ActionsSlot({ note, children }: { note: RowNote | undefined; children: ReactNode }) {
  const actions = useRef<HTMLSpanElement>(null)
  const over = useRef<HTMLSpanElement>(null)
  const hadFocus = useRef(false)
  const isNoted = note !== undefined
  useLayoutEffect(
    function takeFocusAlong() {
      if (hadFocus.current) firstControlIn(isNoted ? over.current : actions.current)?.focus()
    },
    [isNoted],
  )
  return (
    <Slot
      onFocus={() => {
        hadFocus.current = true
      }}
      onBlur={({ relatedTarget, currentTarget }: FocusEvent) => {
        // If the focused button has disappeared, there is no next element, and the focus counts as still
        // inside.
        if (relatedTarget) hadFocus.current = currentTarget.contains(relatedTarget)
      }}
    >
      <Actions ref={actions} data-covered={isNoted || undefined}>
        {children}
      </Actions>
      {note && (
        <Over ref={over}>
          <RowNoteView note={note} />
        </Over>
      )}
    </Slot>
  )
}

/**
 * An invisible text in the heading of the actions. The text is as wide as a note, so that the column does not
 * change its width when a note appears.
 */
export function RowNoteSpacer({ text = '' }: { text: string | undefined }) {
  return (
    <Room aria-hidden="true" inert>
      <RowNoteView note={{ text, undo: () => Promise.resolve() }} />
    </Room>
  )
}

/**
 * The note about the last action on a row, with an undo button. If there is not enough room, only the button
 * shows.
 */
function RowNoteView({ note: { text, undo } }: { note: RowNote }) {
  const msg = useMsg()
  const [isPending, setIsPending] = useState(false)
  const takeBack = async () => {
    setIsPending(true)
    // The caller has already shown the error. The note stays, so that the user can try again.
    await undo?.().catch(() => {})
    setIsPending(false)
  }
  return (
    <Frame>
      {text && (
        <Done data-beside={undo ? '' : undefined}>
          <SuccessIcon size={18} />
          {text}
        </Done>
      )}
      {undo && (
        <Undo variant="quiet" loading={isPending} onClick={() => void takeBack()}>
          {msg('ui.undo')}
        </Undo>
      )}
    </Frame>
  )
}

/**
 * Returns a ref for a row. If the row has the focus when it is removed, the focus moves to the same column of
 * a neighbouring row, or else to the heading of the screen.
 */
function useFocusHandover(): RefObject<HTMLTableRowElement | null> {
  const ref = useRef<HTMLTableRowElement>(null)
  useLayoutEffect(function handOnFocus() {
    const row = ref.current
    return () => {
      // The clean-up of a layout effect runs while the row is still in the page and has the focus.
      if (row?.contains(document.activeElement)) nextControl(row)?.focus()
    }
  }, [])
  return ref
}

function nextControl(row: HTMLTableRowElement): HTMLElement | null {
  const column = [...row.cells].findIndex((cell) => cell.contains(document.activeElement))
  for (const other of [row.nextElementSibling, row.previousElementSibling]) {
    const found = firstControlIn(other?.children[column]) ?? firstControlIn(other)
    if (found) return found
  }
  return screenHeading()
}

const Slot = styled.span`
  display: contents;
`

const Actions = styled.span`
  display: contents;

  &[data-covered] {
    visibility: hidden;
  }
`

/** The note covers the column of actions. On a phone it is at the end of the last line. */
const Over = styled.span`
  position: absolute;
  z-index: 1;
  display: grid;
  grid-template-columns: minmax(0, auto);
  align-items: center;
  justify-content: end;
  inset-block: auto 0;
  inset-inline-end: 0;

  [data-actions='menu'] &,
  [data-actions='none'] & {
    ${media.phone} {
      width: max-content;

      [data-beside] {
        display: none;
      }
    }
  }

  /* The menu is in the first line. */
  [data-actions='menu'] & {
    ${media.phone} {
      inset-block: 100% auto;
    }
  }

  /*
   * The note covers the button of the row and is as wide. The text of the note does not fit beside "Undo", so
   * it stands above "Undo".
   */
  [data-actions='button'] & {
    ${media.phone} {
      width: var(--button);
      inset-block-end: ${space(2)};

      button {
        margin-block: -10px;
      }
    }
  }

  ${media.tablet} {
    background: ${color.celadonSoft};
    inset-block-start: 0;
    inset-inline: 0 ${space(1)};

    /* This column has no width, so the note covers the previous column. */
    [data-actions='none'] & {
      width: max-content;
      inset-inline-start: auto;
    }
  }
`

/* In a narrow table only the undo button is visible, because it is more important than the text. */
const Frame = styled.span`
  display: inline-flex;
  width: max-content;
  max-width: 100%;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: 0 ${space(1)};
  border-radius: ${radius.sm};
  font-size: ${text.sm};
  white-space: nowrap;

  ${media.tablet} {
    height: ${control.height};
    flex-wrap: wrap-reverse;
    align-content: flex-end;
    overflow: hidden;
  }
`

const Done = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  color: ${color.positive};

  ${media.tablet} {
    min-height: ${control.height};
  }
`

const Undo = styled(Button)`
  && {
    padding-inline: ${space(1)};
    font-size: ${text.sm};
    text-decoration: underline;
    text-underline-offset: 4px;
  }
`

const Room = styled.span`
  display: block;
  height: 0;
  overflow: hidden;
  margin-inline: -${space(2)} -${space(1)};
  visibility: hidden;

  /* From this width on, the text has room too. */
  [data-beside] {
    display: none;

    ${media.desktop} {
      display: inline-flex;
    }
  }
`
