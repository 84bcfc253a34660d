import type { ReactNode, Ref } from 'react'
import styled from 'styled-components'
import { media } from '@/theme/breakpoints'
import { color, space, text } from '@/theme/tokens'
import { Async, type AsyncQuery } from '../feedback/Async'
import { DataTable, type DataTableProps } from './DataTable'
import { RowsPerPageSelect } from './RowsPerPageSelect'
import { TableSkeleton } from './TableSkeleton'
import type { ListView } from './use-list-view'
import { ViewMenu } from './ViewMenu'

type DataListProps<Item extends object, Data, Rows extends number> = Omit<
  DataTableProps<Item>,
  'busy' | 'density'
> & {
  /** The page of rows; placeholder data are the rows of the question before. */
  query: AsyncQuery<Data> & { isPlaceholderData: boolean }
  /** How the list is looked at. */
  view: ListView
  /** Beside it: `SavedViews`. */
  views?: ReactNode
  /** The text to show instead of the list. */
  errorMessage: (error: unknown) => string
  /** How many there are in all, in words; undefined while that is unknown. */
  count: string | undefined
  /** The line with the count: it takes the focus when a button disappears together with what it did. */
  countRef: Ref<HTMLParagraphElement>
  /** Between the count and the rows, such as what a bulk action could not do. */
  report?: ReactNode
  /** In the place of rows, where there are none. */
  empty: (data: Data) => ReactNode
  /** Links to the other pages. */
  pages: (data: Data) => ReactNode
  /** The choice of how many rows a page has. */
  rowsPerPage: { choices: readonly Rows[]; value: Rows; onChange: (rows: Rows) => void }
}

/**
 * A list of the back office: the count, how it is looked at, its rows, and the way to the other pages. What it is asked
 * for lives in the URL, so the caller has it.
 */
export function DataList<Item extends object, Data, Rows extends number>({
  query,
  view,
  views,
  errorMessage,
  count,
  countRef,
  report,
  empty,
  pages,
  rowsPerPage,
  ...table
}: DataListProps<Item, Data, Rows>) {
  return (
    <>
      <Bar>
        <Count ref={countRef} role="status" tabIndex={-1}>
          {count ?? '\u00A0'}
        </Count>
        <View>
          {views}
          <ViewMenu table={table.table} view={view} />
        </View>
      </Bar>
      {report}
      <Async
        query={query}
        skeleton={<TableSkeleton rows={rowsPerPage.value} density={view.density} />}
        errorMessage={errorMessage}
      >
        {(data) =>
          table.table.getRowModel().rows.length === 0 ? (
            empty(data)
          ) : (
            <>
              <DataTable {...table} busy={query.isPlaceholderData} density={view.density} />
              <Foot>
                <RowsPerPageSelect {...rowsPerPage} />
                {pages(data)}
              </Foot>
            </>
          )
        }
      </Async>
    </>
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

const Count = styled.p`
  color: ${color.inkSoft};
  font-size: ${text.sm};
  white-space: nowrap;
`

/* On phones cards have no columns. */
const View = styled.div`
  display: none;

  ${media.tablet} {
    display: block;
    margin-inline-start: auto;
  }
`

/** Below the table: the rows per page, and the links to other pages. */
const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(4)};
  margin-block-start: ${space(5)};
`
