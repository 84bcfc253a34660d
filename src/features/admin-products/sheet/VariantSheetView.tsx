import { type ReactNode, useRef, useState } from 'react'
import styled, { createGlobalStyle } from 'styled-components'
import type { AdminVariantRow, Pagination, VariantOutcome } from '@/api/generated/model'
import type { AdminProductsSearch } from '@/domain/product/products-list'
import { layers } from '@/domain/product/variant-cells'
import { savedRows, type SheetEdit } from '@/domain/product/variant-sheet'
import { useErrorText, useMsg } from '@/i18n/use-msg'
import { color, radius, space, text } from '@/theme/tokens'
import { Button } from '@/ui/actions/Button'
import { useSaveKey } from '@/ui/editor/use-save-key'
import { Async } from '@/ui/feedback/Async'
import { BottomBar } from '@/ui/layout/BottomBar'
import { Row, Stack } from '@/ui/layout/Stack'
import { KeyHint, Text } from '@/ui/layout/Text'
import { UnsavedGuard } from '@/ui/overlays/UnsavedGuard'
import { TableSkeleton } from '@/ui/table/ListStates'
import { useSheetPage } from '../queries'
import { sheetReadErrors } from './mutations'
import { cellName, numberText, reasonOf, SheetTable } from './SheetTable'
import { useVariantSheet, type VariantSheet } from './use-variant-sheet'

type VariantSheetViewProps = {
  search: AdminProductsSearch
  empty: (pagination: Pagination) => ReactNode
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
  const unsaved = sheet.edits.size
  const goTo = ({ row, field }: SheetEdit) => {
    const at = rows.findIndex(({ variant_id }) => variant_id === row.variant_id)
    const place = `[data-row="${at}"][data-column="${layers.indexOf(field)}"]`
    form.current?.querySelector<HTMLElement>(place)?.focus()
  }
  const total = query.data?.pagination.total
  return (
    <>
      <Facts $wrap $gap={[1, 6]} $align="baseline" $justify="space-between">
        {typeof total === 'number' && <span>{msg('adminSheet.total', { n: total })}</span>}
        <KeyHint>{msg('adminSheet.hint')}</KeyHint>
      </Facts>
      <form
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          sheet.save()
        }}
        {...sheet.history.undoKey}
      >
        <Async
          query={query}
          skeleton={<TableSkeleton />}
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
        <SheetIssues sheet={sheet} onGo={goTo} />
        <SheetBar sheet={sheet} />
      </form>
      <UnsavedGuard
        unsaved={unsaved > 0}
        survivesSearch
        text={msg('adminSheet.leave', { n: unsaved })}
      />
    </>
  )
}

const Facts = styled(Row)`
  margin-block: ${space(3)};
  color: ${color.inkSoft};
  font-size: ${text.sm};
`

const Pages = styled.div`
  margin-block: ${space(5)};
`

/**
 * The rows of a page as it came first, with their newest numbers: a variant that a save takes out of the filter stays
 * where it is until another page (`place`) is asked for. `newest` are the server's rows once they are there.
 */
function useSheetRows(place: string, newest: readonly AdminVariantRow[] | undefined) {
  const [first, setFirst] = useState<{ place: string; rows: readonly AdminVariantRow[] }>()
  if (newest && first?.place !== place) setFirst({ place, rows: newest })
  const known = new Map((newest ?? []).map((row) => [row.variant_id, row]))
  return {
    rows: (first?.rows ?? []).map((row) => known.get(row.variant_id) ?? row),
    show: (outcomes: readonly VariantOutcome[]) =>
      setFirst((now) => now && { ...now, rows: savedRows(now.rows, outcomes) }),
  }
}

/** More of one kind would push the sheet off the screen. */
const most = 5

type SheetIssuesProps = {
  sheet: Pick<VariantSheet, 'edits' | 'contested' | 'wrong' | 'settle'>
  /** Leads to a cell of this page. */
  onGo: (edit: SheetEdit) => void
}

/** The cells that are not saved, each with its reason: a choice between two numbers, or a way to the cell. */
export function SheetIssues({ sheet, onGo }: SheetIssuesProps) {
  const { edits, contested, wrong, settle } = sheet
  const msg = useMsg()
  if (contested.length + wrong.length === 0) return null
  const rest = Math.max(0, contested.length - most) + Math.max(0, wrong.length - most)
  return (
    <Box $gap={2} role="group" aria-label={msg('adminSheet.issues')}>
      {contested.length > 1 && (
        <Buttons>
          <Button variant="secondary" onClick={() => settle(contested, 'remote')}>
            {msg('adminSheet.allTheirs')}
          </Button>
          <Button variant="secondary" onClick={() => settle(contested, 'local')}>
            {msg('adminSheet.allMine')}
          </Button>
        </Buttons>
      )}
      <ul>
        {contested.slice(0, most).map((edit) => {
          const { row, field, left } = edit
          const theirs = numberText(left && 'remote' in left ? left.remote : null, msg)
          const mine = edit.text || msg('adminSheet.none')
          const cell = cellName(row, field, msg)
          return (
            <Issue key={cell}>
              <p>{msg('adminSheet.contested', { cell, theirs, mine })}</p>
              <Buttons>
                <Button variant="secondary" onClick={() => settle([edit], 'remote')}>
                  {msg('adminSheet.theirs', { theirs })}
                </Button>
                <Button variant="secondary" onClick={() => settle([edit], 'local')}>
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

const Box = styled(Stack)`
  padding: ${space(3)} ${space(4)};
  border-radius: ${radius.md};
  margin-block: ${space(4)};
  background: ${color.dangerSoft};
  font-size: ${text.sm};
`

const Issue = styled(Row).attrs({
  as: 'li',
  $wrap: true,
  $gap: [1, 4],
  $align: 'center',
  $justify: 'space-between',
})`
  min-height: 44px;
  list-style: none;
  overflow-wrap: anywhere;
`

const Buttons = styled(Row).attrs({ $wrap: true, $gap: 2 })`
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

/** Stays at the lower edge: how much is changed, and the one button that saves all of it. */
function SheetBar({ sheet }: { sheet: VariantSheet }) {
  const msg = useMsg()
  const changed = sheet.edits.size
  const wrong = sheet.contested.length + sheet.wrong.length
  const state = [
    msg(changed > 0 ? 'adminSheet.changed' : 'adminSheet.unchanged', { n: changed }),
    wrong > 0 && msg('adminSheet.wrong', { n: wrong }),
  ]
  return (
    <BottomBar label={msg('adminSheet.bar')}>
      <RoomForTheHead />
      <Text role="status" $size="sm" $color="inkSoft" $numeric>
        {state.filter(Boolean).join(' · ')}
      </Text>
      <Row $wrap $gap={3} $justify="flex-end">
        <Button variant="quiet" disabled={changed === 0 || sheet.isSaving} onClick={sheet.discard}>
          {msg('adminSheet.discard')}
        </Button>
        <Button type="submit" loading={sheet.isSaving} disabled={changed - wrong <= 0}>
          {msg('adminSheet.save')}
        </Button>
      </Row>
    </BottomBar>
  )
}

/** The cell that takes the focus must not be under the heading of the table. */
const RoomForTheHead = createGlobalStyle`
  html {
    scroll-padding-block-start: ${space(16)};
  }
`
