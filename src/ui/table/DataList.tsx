import { type ReactNode, useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { type ErrorText, useErrorTextOf, useMsg } from '@/i18n/use-msg'
import { type ListSearch, rowsPerPageOptions } from '@/lib/list-address'
import { scrollToTop } from '@/lib/screen-heading'
import { media, space, text } from '@/theme/tokens.gen'
import { Button } from '../actions/Button'
import { Select } from '../choosing/Select'
import { Pagination } from '../data/Pagination'
import { useAnnounce } from '../feedback/Announcer'
import { Async, type AsyncQuery } from '../feedback/Async'
import { BlockBoundary } from '../feedback/BlockBoundary'
import { useScanner } from '../fields/use-scanner'
import { Row, Text } from '../layout/basics'
import { BulkProblems } from './BulkActionBar'
import { ColumnsMenu } from './ColumnsMenu'
import { DataTable, type DataTableProps } from './DataTable'
import { type ListColumns, useListTable } from './list-table'
import { ListFilters, type ListFilter, type SearchFieldTexts } from './ListFilters'
import { EmptyList, type ListEmptyTexts, TableSkeleton } from './ListStates'
import { ListPartsContext, useListPartRefs } from './row-keys'
import type { useBulkSelection } from './use-bulk-rows'
import type { ListState } from './use-list'

type BulkRows = ReturnType<typeof useBulkSelection>

/** A response with one page of rows. Some hosts do not send the total number of rows. */
type Page = {
  pagination: { current_page: number; last_page: number; total?: number | null }
}

type DataListProps<Item extends object, Data extends Page, Search extends ListSearch> = Pick<
  DataTableProps<Item>,
  'label' | 'rowName' | 'notes'
> & {
  /**
   * The query of the rows. While new rows load, it may have the rows of the previous search as placeholder
   * data.
   */
  query: AsyncQuery<Data> & { isPlaceholderData: boolean }
  list: ListState<Search>
  /** The search field. Leave it out if the list has no search. */
  find?: SearchFieldTexts
  filters?: readonly ListFilter<Search>[]
  /** The content between the filters and the rows. */
  aside?: ReactNode
  columns: ListColumns<Item>
  rows: readonly Item[] | undefined
  rowId: (row: Item) => string
  /**
   * The selection of rows, the buttons of the bulk actions, and the report of the last action. In
   * `failedText`, `n` is the number of failed rows, and `done` is the number of changed rows.
   */
  bulk?: Pick<BulkRows, 'selection' | 'select' | 'left' | 'report' | 'closeReport'> & {
    failedText: (counts: { n: number; done: number }) => string
    bar: ReactNode
  }
  /**
   * True if the list is only a part of a screen. Opening another page of the list then does not scroll to the
   * top.
   */
  isPart?: boolean
  errors: (error: unknown) => ErrorText
  countText: (n: number) => string
  empty: ListEmptyTexts
}

const noRows: never[] = []

/**
 * A list of the back office with its filters, its count, its view menu, its rows and the links to its other
 * pages. The search of the list is in the URL.
 */
export function DataList<Item extends object, Data extends Page, Search extends ListSearch>({
  find,
  filters,
  aside,
  ...rest
}: DataListProps<Item, Data, Search>) {
  const { list, bulk, query, rows = noRows, rowName } = rest
  const [opens, setOpens] = useState<Item>()
  const scanner = useScanner({
    text: list.search.q ?? '',
    setText: (q) => list.change({ q }, { replace: true }),
    hits: query.isPlaceholderData || query.isFetching ? undefined : rows,
    codeOf: rowName,
    choose: setOpens,
  })
  return (
    <ListPartsContext value={useListPartRefs()}>
      {(find ?? filters) && (
        <BlockBoundary>
          <ListFilters list={list} text={find} filters={filters} onScanKey={scanner.onKeyDown} />
        </BlockBoundary>
      )}
      {aside}
      <BlockBoundary>
        <Rows {...rest} opens={opens} />
        {bulk?.bar}
      </BlockBoundary>
    </ListPartsContext>
  )
}

function Rows<Item extends object, Data extends Page, Search extends ListSearch>({
  query,
  list,
  columns,
  rows = noRows,
  rowId,
  bulk,
  isPart = false,
  errors,
  countText,
  empty,
  ...labels
}: Omit<DataListProps<Item, Data, Search>, 'find' | 'filters' | 'aside'> &
  Pick<DataTableProps<Item>, 'opens'>) {
  const { view, count } = list
  const msg = useMsg()
  const { report } = bulk ?? {}
  const total = query.data?.pagination.total ?? undefined
  const shownCount = total === undefined ? undefined : countText(total)
  useCountOfSearch(query.isPlaceholderData ? undefined : shownCount, list.place)
  const table = useListTable<Item>({
    columns,
    data: rows,
    getRowId: rowId,
    enableRowSelection: bulk !== undefined,
    state: {
      sorting: list.sorting,
      columnVisibility: view.visibility,
      ...(bulk && { rowSelection: bulk.selection }),
    },
    onSortingChange: list.onSortingChange,
    onColumnVisibilityChange: view.setVisibility,
    ...(bulk && { onRowSelectionChange: bulk.select }),
  })
  return (
    <>
      <Bar>
        <Text
          ref={count}
          role="group"
          aria-label={shownCount}
          tabIndex={-1}
          $size="sm"
          $color="inkSoft"
          $nowrap
        >
          {shownCount ?? '\u00A0'}
        </Text>
        <Left role="status">
          {bulk?.left && msg('table.deselected', { n: bulk.left.count })}
          {bulk?.left?.again && (
            <Button variant="quiet" onClick={bulk.left.again}>
              {msg('table.deselected.again')}
            </Button>
          )}
        </Left>
        <View>
          <ColumnsMenu table={table} mayHide={view.mayHide} />
        </View>
      </Bar>
      {bulk && report && (
        <BulkProblems
          key={report.at}
          title={bulk.failedText({ n: report.failed.length, done: report.done })}
          report={report}
          onClose={bulk.closeReport}
        />
      )}
      <Async
        query={query}
        skeleton={<TableSkeleton rows={list.rows} />}
        errorMessage={useErrorTextOf(errors)}
      >
        {({ pagination }) =>
          rows.length === 0 ? (
            <EmptyList
              {...empty}
              pagination={pagination}
              isNarrowed={list.isNarrowed}
              onClear={() => {
                list.focusCount()
                list.clear()
              }}
            />
          ) : (
            <>
              <DataTable {...labels} table={table} busy={query.isPlaceholderData} />
              <Foot $gap={4} $align="center" $justify="space-between" $wrap>
                <RowsPerPageSelect
                  value={list.rows}
                  onChange={(per_page) => list.change({ per_page })}
                />
                <Pagination pagination={pagination} onPageChange={isPart ? stay : scrollToTop} />
              </Foot>
            </>
          )
        }
      </Async>
    </>
  )
}

/** Makes screen readers read the number of rows after a search. Actions on rows have their own messages. */
function useCountOfSearch(count: string | undefined, place: string): void {
  const announce = useAnnounce()
  const [first] = useState(place)
  const readAt = useRef(first)
  useEffect(
    function readCount() {
      if (count === undefined || readAt.current === place) return
      readAt.current = place
      announce(count)
    },
    [count, place, announce],
  )
}

function stay(): void {}

type RowsPerPageProps = { value: number; onChange: (rows: number) => void }

function RowsPerPageSelect({ value, onChange }: RowsPerPageProps) {
  const msg = useMsg()
  const label = msg('table.rowsPerPage')
  return (
    <RowsPerPage>
      <span aria-hidden="true">{label}</span>
      <Select
        label={label}
        hideLabel
        value={String(value)}
        options={rowsPerPageOptions.map((rows) => ({ value: String(rows), label: String(rows) }))}
        onChange={(rows) => onChange(Number(rows))}
      />
    </RowsPerPage>
  )
}

const Bar = styled.div`
  display: flex;
  min-height: 44px;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space(2)};
  margin-block: ${space(1)};
`

const Left = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  font-size: ${text.sm};
  gap: ${space(1)};

  &:empty {
    display: none;
  }
`

/* The view menu is hidden on phones, because cards have no columns. */
const View = styled.div`
  display: none;

  ${media.tablet} {
    display: block;
    margin-inline-start: auto;
  }
`

const Foot = styled(Row)`
  margin-block-start: ${space(5)};
`

const RowsPerPage = styled.div`
  display: grid;
  grid-template-columns: auto 88px;
  align-items: center;
  gap: ${space(3)};
  font-size: ${text.sm};
`
