import {
  type Cell as TableCell,
  FlexRender,
  type Header,
  type Row as TableRow,
} from '@tanstack/react-table'
import {
  type FocusEvent,
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
import { media } from '@/theme/breakpoints'
import { color, radius, space, text } from '@/theme/tokens'
import { Button } from '../actions/Button'
import { Checkbox, type CheckboxProps } from '../choosing/Checkbox'
import { SuccessIcon } from '../icons'
import type { ListFeatures } from './list-table'
import { Cell, Row, SelectCell } from './row-parts'
import type { RowNote } from './use-pinned-rows'

type DataRowProps<Item extends object> = {
  row: TableRow<ListFeatures, Item>
  name: string
  headers: readonly Header<ListFeatures, Item>[]
  selectable: boolean
  selected: boolean
  note: RowNote | undefined
}

/** Of a hundred rows only those that change render again, and their cells only with new content or columns. */
export function DataRow<Item extends object>({
  row,
  name,
  headers,
  selectable,
  selected,
  note,
}: DataRowProps<Item>) {
  const msg = useMsg()
  const ref = useFocusHandover()
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
      <Row
        ref={ref}
        role="row"
        data-row={row.id}
        data-selectable={selectable || undefined}
        data-picture={metas.some((meta) => meta?.picture) || undefined}
        data-aside={metas.some((meta) => meta?.card === 'aside') || undefined}
        data-actions={metas.find((meta) => meta?.actions)?.actions}
        data-selected={selected || undefined}
        data-noted={Boolean(note) || undefined}
      >
        {selectable && (
          <SelectCell role="cell">
            <SelectBox
              label={msg('table.select', { name })}
              checked={selected}
              onChange={(chosen) => row.toggleSelected(chosen)}
            />
          </SelectCell>
        )}
        {cells}
      </Row>
    )
  }, [cells, headers, msg, name, note, ref, row, selectable, selected])
}

type DataCellProps<Item extends object> = Pick<DataRowProps<Item>, 'note'> & {
  cell: TableCell<ListFeatures, Item>
}

function DataCell<Item extends object>({ cell, note }: DataCellProps<Item>) {
  return useMemo(() => {
    const { numeric, card, actions } = cell.column.columnDef.meta ?? {}
    const content = <FlexRender cell={cell} />
    return (
      <Cell
        role="cell"
        data-card={card}
        data-first={card === 'heading' || undefined}
        data-actions={actions}
        data-numeric={numeric || undefined}
      >
        {actions ? <ActionsSlot note={note}>{content}</ActionsSlot> : content}
      </Cell>
    )
  }, [cell, note])
}

/** The tick shows in the next frame; the list with its bar, which takes longer with a hundred rows, follows. */
export function SelectBox({
  checked,
  indeterminate = false,
  onChange,
  ...rest
}: Omit<CheckboxProps, 'hideLabel'>) {
  const [shown, show] = useOptimistic(checked)
  const choose = (next: boolean) =>
    startTransition(async () => {
      show(next)
      await nextPaint()
      onChange(next)
    })
  return (
    <Checkbox
      {...rest}
      hideLabel
      checked={shown}
      indeterminate={indeterminate && shown === checked}
      onChange={choose}
    />
  )
}

/** A note covers the actions, so that no column changes its width; the focus goes along to the note's button and back. */
function ActionsSlot({ note, children }: { note: RowNote | undefined; children: ReactNode }) {
  const slot = useRef<HTMLSpanElement>(null)
  const hadFocus = useRef(false)
  const isNoted = note !== undefined
  useLayoutEffect(
    function takeFocusAlong() {
      if (!hadFocus.current) return
      const part = slot.current?.querySelector(isNoted ? '[data-note]' : '[data-actions-of-row]')
      part?.querySelector<HTMLElement>('button, a[href]')?.focus()
    },
    [isNoted],
  )
  return (
    <Slot
      ref={slot}
      onFocus={() => {
        hadFocus.current = true
      }}
      onBlur={({ relatedTarget }: FocusEvent) => {
        // Nothing follows where the focused button itself has gone.
        if (relatedTarget) hadFocus.current = slot.current?.contains(relatedTarget) ?? false
      }}
    >
      <Actions data-actions-of-row="" data-covered={isNoted || undefined}>
        {children}
      </Actions>
      {note && (
        <Over data-note="">
          <RowNoteView note={note} />
        </Over>
      )}
    </Slot>
  )
}

/** What was done with a row, and a button that takes it back; alone where the two don't fit. */
function RowNoteView({ note: { text, undo } }: { note: RowNote }) {
  const msg = useMsg()
  const [isPending, setIsPending] = useState(false)
  const takeBack = async () => {
    setIsPending(true)
    // The caller has said why; the note stays for another try.
    await undo?.().catch(() => {})
    setIsPending(false)
  }
  return (
    <Frame>
      <Done data-beside={undo ? '' : undefined}>
        <SuccessIcon size={18} />
        {text}
      </Done>
      {undo && (
        <Undo variant="quiet" loading={isPending} onClick={() => void takeBack()}>
          {msg('ui.undo')}
        </Undo>
      )}
    </Frame>
  )
}

/** When a row with the focus leaves its list, the focus moves to the same column of a neighbour, else to the screen's heading. */
function useFocusHandover(): RefObject<HTMLTableRowElement | null> {
  const ref = useRef<HTMLTableRowElement>(null)
  useLayoutEffect(function handOnFocus() {
    const row = ref.current
    return () => {
      // A layout effect's clean-up runs while the row is still in the page and holds the focus.
      if (row?.contains(document.activeElement)) nextFocusable(row)?.focus()
    }
  }, [])
  return ref
}

function nextFocusable(row: HTMLElement): HTMLElement | null {
  const column = [...row.children].findIndex((cell) => cell.contains(document.activeElement))
  for (const other of [row.nextElementSibling, row.previousElementSibling]) {
    const same = other?.children[column]?.querySelector<HTMLElement>(focusable)
    const found = same ?? other?.querySelector<HTMLElement>(focusable)
    if (found) return found
  }
  return screenHeading()
}

const focusable = 'a[href], button, input, select, textarea'

const Slot = styled.span`
  display: contents;
`

const Actions = styled.span`
  display: contents;

  &[data-covered] {
    visibility: hidden;
  }
`

/** As wide as the column of actions. On a phone it stands at the end of the last lines. */
const Over = styled.span`
  position: absolute;
  z-index: 1;
  display: grid;
  width: max-content;
  grid-template-columns: minmax(0, auto);
  align-items: center;
  justify-content: end;
  inset-block: auto 0;
  inset-inline-end: 0;

  [data-actions='menu'] &,
  [data-actions='none'] & {
    ${media.phone} {
      [data-beside] {
        display: none;
      }
    }
  }

  /* The menu has the first line. */
  [data-actions='menu'] & {
    ${media.phone} {
      inset-block: 100% auto;
    }
  }

  /* The button's own room, words above the way back. */
  [data-actions='button'] & {
    ${media.phone} {
      width: 112px;
      inset-block-end: ${space(2)};

      button {
        margin-block: -10px;
      }
    }
  }

  ${media.tablet} {
    container: row-note / inline-size;
    width: auto;
    background: ${color.celadonSoft};
    inset-block-start: 0;
    inset-inline: 0 ${space(1)};

    [data-actions='none'] & {
      width: 76px;
      inset-inline-start: auto;
    }
  }
`

/** So wide are the words with the button in either language. */
const withWords = '190px'

/* Icons shrink to nothing where the width is not that of the content. */
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
    background: ${color.celadonSoft};
  }
`

const Done = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  color: ${color.positive};

  &[data-beside] {
    ${media.tablet} {
      @container row-note (width < ${withWords}) {
        display: none;
      }
    }
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
