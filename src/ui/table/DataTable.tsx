import { FlexRender, type Header, type Row as TableRow } from '@tanstack/react-table'
import {
  type MouseEvent,
  type RefObject,
  use,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import styled, { keyframes } from 'styled-components'
import { useMsg } from '@/i18n/use-msg'
import { color, media, radius, space, text, weight } from '@/theme/tokens.gen'
import { useAnnounce } from '../feedback/Announcer'
import { ChevronDownIcon } from '../frame-icons'
import { ChevronUpIcon } from '../icons'
import { VisuallyHidden } from '../layout/basics'
import { DataRow, RowNoteSpacer, RowCheckbox } from './DataRow'
import type { ListFeatures, ListTable } from './list-table'
import { firstControlIn, ListPartsContext, useRowKeyHandler } from './row-keys'
import { TableBody, BodyRow, CheckboxCell, stickyEdgeStyle } from './row-parts'
import type { RowNote } from './use-pinned-rows'

export type DataTableProps<Item extends object> = {
  label: string
  table: ListTable<Item>
  /** Returns the name of a row, for the label of its checkbox. */
  rowName: (row: Item) => string
  /** True while other rows are loading. The current rows stay visible. */
  busy?: boolean
  /**
   * The note about the last action on each row, by the id of the row. A note shows in the column of actions,
   * so the table needs that column.
   */
  notes?: ReadonlyMap<string, RowNote>
  /** The row to open as soon as it is shown, as if it were clicked. */
  opens?: Item | undefined
}

const noNotes: ReadonlyMap<string, RowNote> = new Map()

const isIn = (notes: ReadonlyMap<string, RowNote>, [id, note]: [string, RowNote]) =>
  notes.get(id) === note

/**
 * A page of rows. Below 768 px, each row is a card. Rendering a hundred rows is slow, so it is deferred, and
 * the clicked control responds first.
 */
export function DataTable<Item extends object>({
  label,
  table,
  rowName,
  busy = false,
  notes = noNotes,
  opens,
}: DataTableProps<Item>) {
  const msg = useMsg()
  const selectable = table.options.enableRowSelection === true
  const latest = useSteadyRows(table.getRowModel().rows)
  const rows = useDeferredValue(latest)
  const headers = useDeferredValue(table.getFlatHeaders())
  const selected = useSelectedIds(rows)
  const scroller = useScrollEdges<HTMLDivElement>()
  const body = useRef<HTMLTableSectionElement>(null)
  const lastTicked = useRef<string>(null)
  const pressKey = useRowKeyHandler(table)
  const opened = useRef<Item>(undefined)
  useEffect(
    function openScannedRow() {
      const at = rows.findIndex(({ original }) => original === opens)
      if (at < 0 || opened.current === opens) return
      opened.current = opens
      firstControlIn(body.current?.rows[at]?.querySelector('[data-opens-row]'))?.click()
    },
    [opens, rows],
  )
  useMovedRows(body, { rows, notes, busy })
  const announce = useAnnounce()
  const readNotes = useRef(notes)
  useEffect(
    function readNewNote() {
      const [added, ...others] = [...notes].filter((entry) => !isIn(readNotes.current, entry))
      readNotes.current = notes
      const row = latest.find(({ id }) => id === added?.[0])
      // If several rows get a note at once, the rows are not announced, because their action has one message
      // for all of them.
      if (row && added && others.length === 0)
        announce(`${rowName(row.original)}: ${added[1].text}`)
    },
    [notes, latest, rowName, announce],
  )
  return (
    <Frame aria-busy={busy || rows !== latest}>
      <Scroller ref={scroller}>
        <Table
          role="table"
          aria-label={label}
          ref={use(ListPartsContext)?.table}
          onKeyDown={pressKey}
          onClickCapture={dropOnMoved}
        >
          <Head role="rowgroup">
            <BodyRow role="row" data-selectable={selectable || undefined}>
              {selectable && (
                <CheckboxCell as="th" role="columnheader">
                  <RowCheckbox
                    label={msg('table.selectAll')}
                    checked={table.getIsAllPageRowsSelected()}
                    // If all rows are selected, the table also reports that some are, so this case is
                    // excluded.
                    indeterminate={
                      table.getIsSomePageRowsSelected() && !table.getIsAllPageRowsSelected()
                    }
                    onChange={(all) => table.toggleAllPageRowsSelected(all)}
                  />
                </CheckboxCell>
              )}
              {headers.map((header) => (
                <ColumnHead key={header.id} header={header} />
              ))}
            </BodyRow>
          </Head>
          <TableBody role="rowgroup" ref={body}>
            {rows.map((row) => (
              <DataRow
                key={row.id}
                row={row}
                name={rowName(row.original)}
                headers={headers}
                selectable={selectable}
                selected={selected.has(row.id)}
                note={notes.get(row.id)}
                lastTicked={lastTicked}
              />
            ))}
          </TableBody>
        </Table>
      </Scroller>
    </Frame>
  )
}

function ColumnHead<Item extends object>({ header }: { header: Header<ListFeatures, Item> }) {
  const { column } = header
  const sortable = column.getCanSort()
  const order = column.getIsSorted()
  const { meta = {} } = column.columnDef
  const name = <FlexRender header={header} />
  // A column that only contains "…" buttons or notes has no visible heading, because a heading would make the
  // column wider.
  const isNarrow = meta.actions !== undefined && meta.actions !== 'button'
  const heading = isNarrow ? <VisuallyHidden>{name}</VisuallyHidden> : name
  return (
    <HeadCell
      role="columnheader"
      data-numeric={meta.numeric || undefined}
      data-first={meta.card === 'heading' || undefined}
      data-actions={meta.actions}
      data-sortable={sortable || undefined}
      {...(sortable && { 'aria-sort': order ? ariaSort[order] : 'none' })}
    >
      {sortable ? (
        <SortButton type="button" onClick={column.getToggleSortingHandler()}>
          <FlexRender header={header} />
          <Arrow aria-hidden="true" data-idle={!order || undefined}>
            {order === 'asc' ? <ChevronUpIcon size={16} /> : <ChevronDownIcon size={16} />}
          </Arrow>
        </SortButton>
      ) : (
        heading
      )}
      {(meta.actions === 'menu' || meta.actions === 'button') && <RowNoteSpacer text={meta.note} />}
    </HeadCell>
  )
}

const ariaSort = { asc: 'ascending', desc: 'descending' } as const

/**
 * The number of rows that a click can tick at once. More rows are ticked after the heading and the bar have
 * changed.
 */
const tickedAtOnce = 10

function useSelectedIds<Item extends object>(rows: readonly TableRow<ListFeatures, Item>[]) {
  const now = rows.flatMap((row) => (row.getIsSelected() ? [row.id] : [])).join()
  const later = useDeferredValue(now)
  return useMemo(() => {
    const [current, settled] = [new Set(now.split(',')), new Set(later.split(','))]
    const changed = rows.filter(({ id }) => current.has(id) !== settled.has(id)).length
    return changed > tickedAtOnce ? settled : current
  }, [later, now, rows])
}

/**
 * Returns the rows, with the same object as before for each unchanged item. The table itself makes new
 * objects after each response of the server.
 */
function useSteadyRows<Item extends object>(rows: readonly TableRow<ListFeatures, Item>[]) {
  const [known] = useState(() => new WeakMap<Item, TableRow<ListFeatures, Item>>())
  return useMemo(
    () =>
      rows.map((row) => {
        const steady = known.get(row.original) ?? row
        known.set(row.original, steady)
        return steady
      }),
    [known, rows],
  )
}

/**
 * Drops a click on a row that has just moved or changed its buttons, because the user meant the row or button
 * that was there before (Product §4.12.3). A click by keyboard is dropped too, because the focus moves with
 * the row.
 */
function dropOnMoved(event: MouseEvent) {
  const { target } = event
  if (!(target instanceof Element) || !target.closest('[data-moved]')) return
  event.preventDefault()
  event.stopPropagation()
}

type ShownRows = {
  rows: readonly { id: string }[]
  notes: ReadonlyMap<string, unknown>
  /** True while other rows are loading. The user has not seen them yet, so they do not count as moved. */
  busy: boolean
}

/** The longest time between the two clicks of a double click, in ms. */
const doubleMs = 600

/**
 * Marks rows for a moment after they moved or their buttons changed. Positions in the list are compared, so
 * the browser does not have to calculate the layout.
 */
function useMovedRows(body: RefObject<HTMLElement | null>, { rows, notes, busy }: ShownRows) {
  const places = useRef(new Map<Element, string>())
  useLayoutEffect(
    function markMoved() {
      const before = places.current
      const now = new Map(
        rows.flatMap(({ id }, index) => {
          const row = body.current?.children[index]
          return row ? [[row, `${index} ${notes.has(id)}`] as const] : []
        }),
      )
      for (const [row, place] of now) {
        if ((before.get(row) ?? place) === place) continue
        row.setAttribute('data-moved', '')
        setTimeout(() => row.removeAttribute('data-moved'), doubleMs)
      }
      places.current = busy ? new Map() : now
    },
    [body, rows, notes, busy],
  )
}

/**
 * Returns a ref for an element that scrolls sideways. Attributes on the element show whether there is more
 * content at its edges. No component renders while it scrolls.
 */
function useScrollEdges<E extends HTMLElement>(): RefObject<E | null> {
  const ref = useRef<E>(null)
  useLayoutEffect(function watchEdges() {
    const element = ref.current
    if (!element) return undefined
    const mark = () => {
      const { scrollLeft, scrollWidth, clientWidth } = element
      element.toggleAttribute('data-scrolls', scrollWidth > clientWidth + 1)
      element.toggleAttribute('data-more-start', scrollLeft > 1)
      element.toggleAttribute('data-more-end', scrollLeft + clientWidth < scrollWidth - 1)
    }
    const sizes = new ResizeObserver(mark)
    sizes.observe(element)
    for (const child of element.children) sizes.observe(child)
    element.addEventListener('scroll', mark, { passive: true })
    return () => {
      sizes.disconnect()
      element.removeEventListener('scroll', mark)
    }
  }, [])
  return ref
}

const pass = keyframes`
  from {
    transform: translateX(-100%);
  }

  to {
    transform: translateX(400%);
  }
`

/**
 * The frame of the table. While other rows load, a line moves along its top, and the current rows stay
 * readable.
 */
const Frame = styled.div`
  position: relative;
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};

  &[aria-busy='true']::before {
    position: absolute;
    z-index: 3;
    width: 25%;
    height: 2px;
    background: ${color.accent};
    animation: ${pass} 1200ms linear infinite;
    content: '';
    inset: 0 auto auto 0;
  }

  ${media.reducedMotion} {
    &[aria-busy='true']::before {
      width: 100%;
    }
  }
`

/** The element in which a wide table scrolls. A shadow at an edge shows that there is more content. */
const Scroller = styled.div`
  border-radius: inherit;
  overflow: auto hidden;
`

const Table = styled.table`
  display: block;
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  font-size: ${text.sm};

  ${media.tablet} {
    display: table;
  }
`

/** The head of the table. On phones it is a row with the sortable columns and the checkbox for all rows. */
const Head = styled.thead`
  display: block;

  & > tr {
    display: flex;
    min-height: 0;
    align-items: center;
    padding: 0 ${space(2)};
    border-block-end: 1px solid ${color.line};
    background: ${color.sand};
    gap: 0 ${space(2)};
  }

  &:not(:has([data-sortable], input)) {
    display: none;
  }

  ${media.tablet} {
    && {
      display: table-header-group;
    }

    & > tr {
      display: table-row;
    }

    & > tr > th {
      border-block-end: 1px solid ${color.line};
    }
  }
`

const HeadCell = styled.th`
  font-weight: ${weight.bold};
  text-align: start;
  white-space: nowrap;

  &:not([data-sortable]) {
    display: none;
  }

  ${media.tablet} {
    height: 40px;
    padding: 0 ${space(2)};

    &&:not([data-sortable]) {
      display: table-cell;
    }

    &[data-numeric] {
      text-align: end;
    }

    ${stickyEdgeStyle}
  }
`

const SortButton = styled.button`
  display: inline-flex;
  min-height: 40px;
  align-items: center;
  gap: ${space(1)};
  font-weight: ${weight.bold};
  text-align: inherit;

  [data-numeric] > & {
    ${media.tablet} {
      flex-direction: row-reverse;
    }
  }
`

/**
 * The arrow of a sortable column. The arrow always takes up space, so that sorting does not make the column
 * wider. The arrow is faint while the list is not sorted by the column.
 */
const Arrow = styled.span`
  display: inline-grid;
  width: 16px;

  &[data-idle] {
    opacity: 0.4;
  }

  button:is(:hover, :focus-visible) > & {
    opacity: 1;
  }
`
