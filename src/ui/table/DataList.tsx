import { lazy, type ReactNode, type Ref } from 'react'
import styled from 'styled-components'
import { useMsg } from '@/i18n/use-msg'
import { rowsPerPage } from '@/lib/list-address'
import { media } from '@/theme/breakpoints'
import { space, text } from '@/theme/tokens'
import { Select } from '../choosing/Select'
import { Async, type AsyncQuery } from '../feedback/Async'
import { Late } from '../feedback/Boundary'
import { Row } from '../layout/Stack'
import { Text } from '../layout/Text'
import { DataTable, type DataTableProps } from './DataTable'
import { SavedViews } from './SavedViews'
import { TableSkeleton } from './TableSkeleton'
import type { BulkReport } from './use-bulk-rows'
import type { ListAddress } from './use-list-address'
import { ViewMenu } from './ViewMenu'

const BulkProblems = lazy(() =>
  import('./BulkProblems').then((module) => ({ default: module.BulkProblems })),
)

/** An answer with a page of rows; some hosts do not say how many there are in all. */
type Page = { pagination: { total?: number | null } }

type DataListProps<Item extends object, Data extends Page> = Omit<
  DataTableProps<Item>,
  'busy' | 'density'
> & {
  /** The page of rows; placeholder data are the rows of the question before. */
  query: AsyncQuery<Data> & { isPlaceholderData: boolean }
  /** How it follows its address. */
  address: ListAddress
  savesViews?: boolean
  errorMessage: (error: unknown) => string
  countText: (n: number) => string
  /** The line with the count: it takes the focus when a button disappears together with what it did. */
  countRef: Ref<HTMLParagraphElement>
  /** What a bulk action could not do, between the count and the rows; `n` rows could not be changed, `done` were. */
  problems?: {
    report: BulkReport | undefined
    title: (counts: { n: number; done: number }) => string
    onClose: () => void
  }
  empty: (data: Data) => ReactNode
  pages: (data: Data) => ReactNode
}

/** A list of the back office: the count, how it is looked at, its rows, and the other pages. Its question lives in the URL. */
export function DataList<Item extends object, Data extends Page>({
  query,
  address,
  savesViews = true,
  errorMessage,
  countText,
  countRef,
  problems,
  empty,
  pages,
  ...table
}: DataListProps<Item, Data>) {
  const { view, rows, onRows, saved } = address
  const total = query.data?.pagination.total ?? undefined
  return (
    <>
      <Bar>
        <Text ref={countRef} role="status" tabIndex={-1} $size="sm" $color="inkSoft" $nowrap>
          {total === undefined ? '\u00A0' : countText(total)}
        </Text>
        <View>
          {savesViews && <SavedViews {...saved} />}
          <ViewMenu table={table.table} view={view} />
        </View>
      </Bar>
      {problems?.report && (
        <Late>
          <BulkProblems
            key={problems.report.at}
            title={problems.title({
              n: problems.report.failed.length,
              done: problems.report.done,
            })}
            report={problems.report}
            onClose={problems.onClose}
          />
        </Late>
      )}
      <Async
        query={query}
        skeleton={<TableSkeleton rows={rows} density={view.density} />}
        errorMessage={errorMessage}
      >
        {(data) =>
          table.table.getRowModel().rows.length === 0 ? (
            empty(data)
          ) : (
            <>
              <DataTable {...table} busy={query.isPlaceholderData} density={view.density} />
              <Foot $gap={4} $align="center" $justify="space-between" $wrap>
                <RowsPerPageSelect value={rows} onChange={onRows} />
                {pages(data)}
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
  gap: 12px;
  font-size: ${text.sm};
`
