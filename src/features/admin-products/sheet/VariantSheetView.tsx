import { type ReactNode, useRef } from 'react'
import styled from 'styled-components'
import type { Pagination } from '@/api/generated/model'
import type { AdminProductsSearch } from '@/domain/admin/products'
import { type SheetEdit, sheetFields } from '@/domain/admin/variant-sheet'
import { useErrorText, useMsg } from '@/i18n/use-msg'
import { color, space, text } from '@/theme/tokens'
import { useSaveKey } from '@/ui/editor/use-save-key'
import { Async } from '@/ui/feedback/Async'
import { UnsavedGuard } from '@/ui/overlays/UnsavedGuard'
import { KeyHint } from '@/ui/layout/key-hint'
import { TableSkeleton } from '@/ui/table/TableSkeleton'
import { sheetReadErrors } from './errors'
import { useSheetPage } from './queries'
import { SheetBar } from './SheetBar'
import { SheetIssues } from './SheetIssues'
import { SheetTable } from './SheetTable'
import { useSheetRows } from './use-sheet-rows'
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
