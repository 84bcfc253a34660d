import { type ReactNode } from 'react'
import styled from 'styled-components'
import { type ErrorText, useErrorTextOf, useMsg } from '@/i18n/use-msg'
import { rowsPerPage } from '@/lib/list-address'
import { media } from '@/theme/breakpoints'
import { space, text } from '@/theme/tokens'
import { Select } from '../choosing/Select'
import { Async, type AsyncQuery } from '../feedback/Async'
import { late } from '../feedback/late'
import { Row } from '../layout/Stack'
import { Text } from '../layout/Text'
import { DataTable, type DataTableProps } from './DataTable'
import { type ListColumns, useListTable } from './list-table'
import { SavedViews } from './SavedViews'
import { TableSkeleton } from './TableSkeleton'
import type { useBulkRows } from './use-bulk-rows'
import type { ListAddress } from './use-list-address'
import { ViewMenu } from './ViewMenu'

const BulkProblems = late(async () => (await import('./BulkProblems')).BulkProblems, { room: null })

type BulkRows = ReturnType<typeof useBulkRows>

/** An answer with a page of rows; some hosts do not say how many there are in all. */
type Page = { pagination: { total?: number | null } }

type DataListProps<Item extends object, Data extends Page> = Pick<
  DataTableProps<Item>,
  'label' | 'rowName' | 'notes'
> & {
  /** The page of rows; placeholder data are the rows of the question before. */
  query: AsyncQuery<Data> & { isPlaceholderData: boolean }
  address: ListAddress
  columns: ListColumns<Item>
  rows: readonly Item[] | undefined
  rowId: (row: Item) => string
  /** What was chosen for a bulk action, and what the last one could not do; `n` rows could not be changed, `done` were. */
  bulk?: Pick<BulkRows, 'selection' | 'select' | 'report' | 'closeReport'> & {
    failedText: (counts: { n: number; done: number }) => string
  }
  savesViews?: boolean
  errors: (error: unknown) => ErrorText
  countText: (n: number) => string
  empty: (pagination: Data['pagination']) => ReactNode
  pages: (pagination: Data['pagination']) => ReactNode
}

const noRows: never[] = []

/** A list of the back office: the count, how it is looked at, its rows, and the other pages. Its question lives in the URL. */
export function DataList<Item extends object, Data extends Page>({
  query,
  address,
  columns,
  rows = noRows,
  rowId,
  bulk,
  savesViews = true,
  errors,
  countText,
  empty,
  pages,
  ...labels
}: DataListProps<Item, Data>) {
  const { view, count } = address
  const { report } = bulk ?? {}
  const total = query.data?.pagination.total ?? undefined
  const table = useListTable<Item>({
    columns,
    data: rows,
    getRowId: rowId,
    enableRowSelection: bulk !== undefined,
    state: {
      sorting: address.sorting,
      columnVisibility: view.visibility,
      ...(bulk && { rowSelection: bulk.selection }),
    },
    onSortingChange: address.onSortingChange,
    onColumnVisibilityChange: view.setVisibility,
    ...(bulk && { onRowSelectionChange: bulk.select }),
  })
  return (
    <>
      <Bar>
        <Text ref={count} role="status" tabIndex={-1} $size="sm" $color="inkSoft" $nowrap>
          {total === undefined ? '\u00A0' : countText(total)}
        </Text>
        <View>
          {savesViews && <SavedViews {...address.saved} />}
          <ViewMenu table={table} view={view} />
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
        skeleton={<TableSkeleton rows={address.rows} density={view.density} />}
        errorMessage={useErrorTextOf(errors)}
      >
        {({ pagination }) =>
          rows.length === 0 ? (
            empty(pagination)
          ) : (
            <>
              <DataTable
                {...labels}
                table={table}
                busy={query.isPlaceholderData}
                density={view.density}
              />
              <Foot $gap={4} $align="center" $justify="space-between" $wrap>
                <RowsPerPageSelect value={address.rows} onChange={address.onRows} />
                {pages(pagination)}
              </Foot>
            </>
          )
        }
      </Async>
    </>
  )
}

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
        options={rowsPerPage.map((rows) => ({ value: String(rows), label: String(rows) }))}
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

/* On phones cards have no columns. */
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
