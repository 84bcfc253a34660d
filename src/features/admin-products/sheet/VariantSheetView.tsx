import { type ReactNode, useRef, useState } from 'react'
import styled, { createGlobalStyle } from 'styled-components'
import type { AdminVariantRow, Pagination, VariantOutcome } from '@/api/generated/model'
import type { AdminProductsSearch } from '@/domain/admin/products'
import { savedRows, type SheetEdit, type SheetEdits } from '@/domain/admin/variant-sheet'
import { useErrorText, useMsg } from '@/i18n/use-msg'
import { color, radius, space, text } from '@/theme/tokens'
import { Button } from '@/ui/actions/Button'
import { useSaveKey } from '@/ui/editor/use-save-key'
import { Async } from '@/ui/feedback/Async'
import { BottomBar } from '@/ui/layout/BottomBar'
import { KeyHint } from '@/ui/layout/Text'
import { UnsavedGuard } from '@/ui/overlays/UnsavedGuard'
import { TableSkeleton } from '@/ui/table/TableSkeleton'
import { useSheetPage } from '../queries'
import { sheetReadErrors } from './mutations'
import { sheetFields, cellName, numberWords, reasonOf, SheetTable } from './SheetTable'
import { useVariantSheet } from './use-variant-sheet'

type VariantSheetViewProps = {
  search: AdminProductsSearch
  /** Where no variant passes the filters. */
  empty: (pagination: Pagination) => ReactNode
  /** Links to the other pages. */
  pages: (pagination: Pagination) => ReactNode
}

/** Product §10.3.3: prices and stock of all variants as a sheet. What is changed stays while its pages are turned. */
export function VariantSheetView({ search, empty, pages }: VariantSheetViewProps) {
  const msg = useMsg()
  const errorText = useErrorText()
  const form = useRef<HTMLFormElement>(null)
  const query = useSheetPage(search)
  const newest = query.isPlaceholderData ? undefined : query.data?.variants
  const { rows, show } = useSheetRows(JSON.stringify(search), newest)
  const sheet = useVariantSheet(show)
  useSaveKey(form)
  const { edits, contested, wrong } = sheet
  const goTo = ({ row, field }: SheetEdit) => {
    const at = rows.findIndex(({ variant_id }) => variant_id === row.variant_id)
    const place = `[data-row="${at}"][data-column="${sheetFields.indexOf(field)}"]`
    form.current?.querySelector<HTMLElement>(place)?.focus()
    return at >= 0
  }
  const total = query.data?.pagination.total
  return (
    <>
      <Facts>
        {typeof total === 'number' && <span>{msg('adminSheet.total', { n: total })}</span>}
        <KeyHint>{msg('adminSheet.hint')}</KeyHint>
      </Facts>
      <form
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void sheet.save()
        }}
        {...sheet.history.undoKey}
      >
        <Async
          query={query}
          skeleton={<TableSkeleton rows={20} density="compact" />}
          errorMessage={(error) => errorText(sheetReadErrors(error))}
        >
          {({ pagination }) =>
            rows.length === 0 ? (
              empty(pagination)
            ) : (
              <>
                <SheetTable rows={rows} sheet={sheet} isBusy={query.isPlaceholderData} />
                <Pages>{pages(pagination)}</Pages>
              </>
            )
          }
        </Async>
        <SheetIssues
          edits={edits}
          contested={contested}
          wrong={wrong}
          onSettle={sheet.settle}
          onGo={goTo}
        />
        <SheetBar
          changed={edits.size}
          wrong={contested.length + wrong.length}
          isSaving={sheet.isSaving}
          onDiscard={sheet.discard}
        />
      </form>
      <UnsavedGuard
        unsaved={edits.size > 0}
        survivesSearch
        text={msg('adminSheet.leave', { n: edits.size })}
      />
    </>
  )
}

const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  margin-block: ${space(3)};
  color: ${color.inkSoft};
  font-size: ${text.sm};
  gap: ${space(1)} ${space(6)};
`

const Pages = styled.div`
  margin-block: ${space(5)};
`

type FirstRows = { place: string; rows: readonly AdminVariantRow[] }

/**
 * The rows of a page as it came first, with their newest numbers: a variant that a save takes out of the filter stays
 * where it is until another page is asked for.
 * @param place what the page was asked for
 * @param newest the server's rows; undefined while those of `place` are not there
 */
function useSheetRows(place: string, newest: readonly AdminVariantRow[] | undefined) {
  const [first, setFirst] = useState<FirstRows>()
  if (newest && first?.place !== place) setFirst({ place, rows: newest })
  const known = new Map((newest ?? []).map((row) => [row.variant_id, row]))
  return {
    rows: (first?.rows ?? []).map((row) => known.get(row.variant_id) ?? row),
    /** Shows in the rows what a save has made of them. */
    show: (outcomes: readonly VariantOutcome[]) =>
      setFirst((now) => now && { ...now, rows: savedRows(now.rows, outcomes) }),
  }
}

type SheetIssuesProps = {
  /** Everything that was changed. */
  edits: SheetEdits
  /** Cells that somebody else has changed too. */
  contested: readonly SheetEdit[]
  /** Cells that can't be saved as they are, or were refused. */
  wrong: readonly SheetEdit[]
  /** Called with the side that is chosen for these cells. */
  onSettle: (edits: readonly SheetEdit[], side: 'mine' | 'theirs') => void
  /** Leads to a cell; false where it is on another page. */
  onGo: (edit: SheetEdit) => boolean
}

/** More of one kind would push the sheet off the screen. */
const most = 5

/** The cells that are not saved, each with its reason: a choice between two numbers, or a way to the cell. */
export function SheetIssues({ edits, contested, wrong, onSettle, onGo }: SheetIssuesProps) {
  const msg = useMsg()
  if (contested.length + wrong.length === 0) return null
  const rest = Math.max(0, contested.length - most) + Math.max(0, wrong.length - most)
  return (
    <Box role="group" aria-label={msg('adminSheet.issues')}>
      {contested.length > 1 && (
        <Buttons>
          <Button variant="secondary" onClick={() => onSettle(contested, 'theirs')}>
            {msg('adminSheet.allTheirs')}
          </Button>
          <Button variant="secondary" onClick={() => onSettle(contested, 'mine')}>
            {msg('adminSheet.allMine')}
          </Button>
        </Buttons>
      )}
      <ul>
        {contested.slice(0, most).map((edit) => {
          const { row, field, left } = edit
          const theirs = numberWords(left && 'theirs' in left ? left.theirs : null, msg)
          const mine = edit.text || msg('adminSheet.none')
          const cell = cellName(row, field, msg)
          return (
            <Issue key={cell}>
              <p>{msg('adminSheet.contested', { cell, theirs, mine })}</p>
              <Buttons>
                <Button variant="secondary" onClick={() => onSettle([edit], 'theirs')}>
                  {msg('adminSheet.theirs', { theirs })}
                </Button>
                <Button variant="secondary" onClick={() => onSettle([edit], 'mine')}>
                  {msg('adminSheet.mine', { mine })}
                </Button>
              </Buttons>
            </Issue>
          )
        })}
        {wrong.slice(0, most).map((edit) => {
          const cell = cellName(edit.row, edit.field, msg)
          return (
            <Issue key={cell}>
              <Go type="button" onClick={() => onGo(edit)}>
                {msg('adminSheet.issue', { cell, why: reasonOf(edits, edit, msg) ?? '' })}
              </Go>
            </Issue>
          )
        })}
      </ul>
      {rest > 0 && <p>{msg('adminSheet.more', { n: rest })}</p>}
    </Box>
  )
}

const Box = styled.div`
  display: grid;
  padding: ${space(3)} ${space(4)};
  border-radius: ${radius.md};
  margin-block: ${space(4)};
  background: ${color.dangerSoft};
  font-size: ${text.sm};
  gap: ${space(2)};
`

const Issue = styled.li`
  display: flex;
  min-height: 44px;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)} ${space(4)};
  list-style: none;
  overflow-wrap: anywhere;
`

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};

  & > button {
    padding-inline: ${space(4)};
    font-size: ${text.sm};
  }
`

const Go = styled.button`
  min-height: 44px;
  color: ${color.danger};
  overflow-wrap: anywhere;
  text-align: start;
  text-decoration: underline;
  text-underline-offset: 4px;
`

type SheetBarProps = {
  /** How many cells are changed. */
  changed: number
  /** How many of them can't be saved as they are. */
  wrong: number
  /** The server is asked. */
  isSaving: boolean
  /** Takes all changes back. */
  onDiscard: () => void
}

/** Stays at the lower edge: how much is changed, and the one button that saves all of it. */
function SheetBar({ changed, wrong, isSaving, onDiscard }: SheetBarProps) {
  const msg = useMsg()
  const state = [
    msg(changed > 0 ? 'adminSheet.changed' : 'adminSheet.unchanged', { n: changed }),
    wrong > 0 && msg('adminSheet.wrong', { n: wrong }),
  ]
  return (
    <BottomBar label={msg('adminSheet.bar')}>
      <RoomForTheHead />
      <State role="status">{state.filter(Boolean).join(' · ')}</State>
      <BarButtons>
        <Button variant="quiet" disabled={changed === 0 || isSaving} onClick={onDiscard}>
          {msg('adminSheet.discard')}
        </Button>
        <Button type="submit" loading={isSaving} disabled={changed - wrong <= 0}>
          {msg('adminSheet.save')}
        </Button>
      </BarButtons>
    </BottomBar>
  )
}

/** The cell that takes the focus must not be under the heading of the table. */
const RoomForTheHead = createGlobalStyle`
  html {
    scroll-padding-block-start: ${space(16)};
  }
`

const State = styled.p`
  color: ${color.inkSoft};
  font-size: ${text.sm};
  font-variant-numeric: tabular-nums;
`

const BarButtons = styled.div`
  display: flex;
  gap: ${space(3)};
`
