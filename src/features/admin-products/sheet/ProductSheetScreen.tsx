import { useRef, useState } from 'react'
import styled from 'styled-components'
import type { AdminVariantRow, VariantOutcome } from '@/api/generated/model'
import { adminProductsSearchSchema } from '@/domain/product/products-list'
import { numberFields } from '@/domain/product/variant-grid'
import { rowsAfterSave, type SheetEdit, type SheetText } from '@/domain/product/variant-sheet'
import { ScreenHead, BackLink } from '@/features/admin/ScreenHead'
import { useErrorTextOf, useMsg } from '@/i18n/use-msg'
import { scrollToTop } from '@/lib/screen-heading'
import { color, radius, space, text } from '@/theme/tokens.gen'
import { Button } from '@/ui/actions/Button'
import { Pagination } from '@/ui/data/Pagination'
import { useSaveShortcuts } from '@/ui/editor/EditorForm'
import { Async } from '@/ui/feedback/Async'
import { KeyHint, Row, Stack, Text } from '@/ui/layout/basics'
import { BottomBar } from '@/ui/layout/BottomBar'
import { UnsavedGuard } from '@/ui/overlays/UnsavedGuard'
import { CellProblemButton } from '@/ui/sheet/SheetCell'
import { useSheet } from '@/ui/sheet/use-sheet'
import { ListFilters } from '@/ui/table/ListFilters'
import { EmptyList, TableSkeleton } from '@/ui/table/ListStates'
import { useListSearch } from '@/ui/table/use-list'
import { useProductFilters, useEmptyProductListTexts } from '../list/product-filters'
import { sheetReadErrorText, useVariantSheetPage } from '../queries'
import { sheetCellName, sheetNumberText, SheetTable, unsavedReason } from './SheetTable'
import { useVariantSheet, type VariantSheet } from './use-variant-sheet'

/**
 * A sheet of prices and stock, like a spreadsheet (Product §10.3.3). It shows the variants that match the
 * filters. Unsaved changes survive when staff open another page of the sheet.
 */
export function ProductSheetScreen() {
  const msg = useMsg()
  const list = useListSearch({ schema: adminProductsSearchSchema })
  const { page: _, ...asked } = list.search
  const { find, filters } = useProductFilters()
  const empty = useEmptyProductListTexts()
  const form = useRef<HTMLFormElement>(null)
  const query = useVariantSheetPage(list.search)
  const newest = query.isPlaceholderData ? undefined : query.data?.variants
  const { rows, show } = useSheetRows(JSON.stringify(list.search), newest)
  const changes = useVariantSheet(show)
  const sheet = useSheet<SheetText>({
    rows: rows.length,
    columns: numberFields.length,
    cellOf({ row: at, column, text }) {
      const [row, field] = [rows[at], numberFields[column]]
      return row && field && { row, field, text }
    },
    write: changes.write,
    textsNow: changes.textsNow,
  })
  useSaveShortcuts(form)
  const unsaved = changes.edits.size
  const goTo = ({ row, field }: SheetEdit) => {
    const at = rows.findIndex(({ variant_id }) => variant_id === row.variant_id)
    sheet.focus({ row: at, column: numberFields.indexOf(field) })
  }
  const total = query.data?.pagination.total
  return (
    <>
      <BackLink to="/admin/products" search={asked}>
        {msg('adminProduct.back')}
      </BackLink>
      <ScreenHead title={msg('adminSheet.title')} />
      <ListFilters list={list} text={find} filters={filters} />
      <Facts $wrap $gap={[1, 6]} $align="baseline" $justify="space-between">
        {typeof total === 'number' && <span>{msg('adminSheet.total', { n: total })}</span>}
        <KeyHint>{msg('adminSheet.hint')}</KeyHint>
      </Facts>
      <form
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          changes.save()
        }}
        {...sheet.undoKey}
      >
        <Async
          query={query}
          skeleton={<TableSkeleton />}
          errorMessage={useErrorTextOf(sheetReadErrorText)}
        >
          {({ pagination }) =>
            rows.length === 0 ? (
              <EmptyList
                {...empty}
                pagination={pagination}
                isNarrowed={list.isNarrowed}
                onClear={list.clear}
              />
            ) : (
              <>
                <SheetTable
                  rows={rows}
                  edits={changes.edits}
                  sheet={sheet}
                  isBusy={query.isPlaceholderData}
                />
                <Pages>
                  <Pagination pagination={pagination} onPageChange={scrollToTop} />
                </Pages>
              </>
            )
          }
        </Async>
        <SheetIssues sheet={changes} onGo={goTo} />
        <SheetBar sheet={changes} />
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
 * Returns the rows of a page with their newest numbers. A row whose variant no longer matches the filter
 * stays until another page opens, because rows must not disappear after a save. `place` names the page.
 * `newest` contains the rows of this page, and is undefined until they have loaded.
 */
function useSheetRows(place: string, newest: readonly AdminVariantRow[] | undefined) {
  const [first, setFirst] = useState<{ place: string; rows: readonly AdminVariantRow[] }>()
  if (newest && first?.place !== place) setFirst({ place, rows: newest })
  const known = new Map((newest ?? []).map((row) => [row.variant_id, row]))
  return {
    rows: (first?.rows ?? []).map((row) => known.get(row.variant_id) ?? row),
    show: (outcomes: readonly VariantOutcome[]) =>
      setFirst((now) => now && { ...now, rows: rowsAfterSave(now.rows, outcomes) }),
  }
}

/** The maximum number of problems in the list, because a longer list would push the sheet off the screen. */
const maxShownIssues = 5

type SheetIssuesProps = {
  sheet: Pick<VariantSheet, 'edits' | 'contested' | 'wrong' | 'settle'>
  /** Moves the focus to a cell of this page. */
  onGo: (edit: SheetEdit) => void
}

/**
 * The cells that could not be saved. If a colleague has changed the same cell, staff choose between the two
 * numbers. For any other problem, the reason is a link to the cell.
 */
export function SheetIssues({ sheet, onGo }: SheetIssuesProps) {
  const { edits, contested, wrong, settle } = sheet
  const msg = useMsg()
  if (contested.length + wrong.length === 0) return null
  const shown = [contested.slice(0, maxShownIssues), wrong.slice(0, maxShownIssues)] as const
  const rest = contested.length + wrong.length - shown[0].length - shown[1].length
  return (
    <Box $gap={2} role="group" aria-label={msg('adminSheet.issues')}>
      {contested.length > 1 && (
        <Buttons>
          <Button variant="secondary" onClick={() => settle(contested, 'remote')}>
            {msg('editor.conflict.allTheirs')}
          </Button>
          <Button variant="secondary" onClick={() => settle(contested, 'local')}>
            {msg('editor.conflict.allMine')}
          </Button>
        </Buttons>
      )}
      <ul>
        {shown[0].map((edit) => {
          const { row, field, left } = edit
          const theirs = sheetNumberText(left && 'remote' in left ? left.remote : null, msg)
          const mine = edit.text || msg('adminSheet.none')
          const cell = sheetCellName(row, field, msg)
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
        {shown[1].map((edit) => {
          const cell = sheetCellName(edit.row, edit.field, msg)
          return (
            <Issue key={cell}>
              <CellProblemButton type="button" onClick={() => onGo(edit)}>
                {msg('adminSheet.issue', { cell, why: unsavedReason(edits, edit, msg) ?? '' })}
              </CellProblemButton>
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
`

const Buttons = styled(Row).attrs({ $wrap: true, $gap: 2 })`
  & > button {
    padding-inline: ${space(4)};
    font-size: ${text.sm};
  }
`

/** The bar at the bottom: the number of changes, and buttons that discard or save them. */
function SheetBar({ sheet }: { sheet: VariantSheet }) {
  const msg = useMsg()
  const changed = sheet.edits.size
  const wrong = sheet.contested.length + sheet.wrong.length
  const state = [
    msg(changed > 0 ? 'adminSheet.changed' : 'adminSheet.unchanged', { n: changed }),
    wrong > 0 && msg('adminSheet.wrong', { n: wrong }),
  ]
  return (
    <BottomBar label={msg('adminSheet.bar')} hasStripAbove>
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
