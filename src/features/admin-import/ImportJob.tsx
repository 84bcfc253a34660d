import { useState } from 'react'
import styled from 'styled-components'
import type {
  AdminVariantRow,
  ImportOutcome,
  ImportResult,
  ProductImport,
  ProductImportRow,
} from '@/api/generated/model'
import {
  importColumns,
  type ImportField,
  importFields,
  isImportField,
} from '@/domain/product/import/fields'
import { type Msg, useErrorText, useErrorTextOf, useMsg } from '@/i18n/use-msg'
import { type CsvCell, csvOf } from '@/lib/table'
import { color, text } from '@/theme/tokens.gen'
import { Button } from '@/ui/actions/Button'
import { Link } from '@/ui/actions/Link'
import { Select } from '@/ui/choosing/Select'
import { CsvExportButton } from '@/ui/data/CsvExportButton'
import { fieldChangeText, fieldValueText } from '@/ui/data/field-text'
import { Async } from '@/ui/feedback/Async'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Row, Stack } from '@/ui/layout/basics'
import { TitledCard } from '@/ui/layout/TitledCard'
import { CountList, FramedList, ImportSection, ImportFileRow, SmallNote } from './import-parts'
import {
  importCancelErrorText,
  importReadErrorText,
  loadImportOutcomes,
  useCancelImport,
  useImportJob,
  useImportOutcomes,
} from './queries'

/** An import of products: its progress, and after its end the result of each row. */
export function ImportJob({ id }: { id: number }) {
  return (
    <Async
      query={useImportJob(id)}
      skeleton={<Skeleton height="160px" />}
      errorMessage={useErrorTextOf(importReadErrorText)}
    >
      {(job) => (
        <Stack $gap={5}>
          <ImportProgress job={job} />
          {job.status !== 'running' && <ImportReport job={job} />}
        </Stack>
      )}
    </Async>
  )
}

const results = ['failed', 'created', 'updated', 'unchanged'] as const satisfies ImportResult[]

/** Returns the message id of the title, which names the state of the import. */
function titleOf({ status, dry_run }: ProductImport) {
  if (status === 'cancelled') return 'adminImport.job.cancelled'
  if (status === 'running') return dry_run ? 'adminImport.job.checking' : 'adminImport.job.running'
  return dry_run ? 'adminImport.job.checked' : 'adminImport.job.done'
}

/** The progress of an import with its counts. While the import runs, a button stops it. */
export function ImportProgress({ job }: { job: ProductImport }) {
  const msg = useMsg()
  const errorText = useErrorText()
  const cancel = useCancelImport(job.id)
  const problem = cancel.error && importCancelErrorText(cancel.error)
  const title = msg(titleOf(job), { name: job.file_name })
  const isRunning = job.status === 'running'
  const left = job.total - job.processed
  return (
    <TitledCard title={title}>
      {job.dry_run && <SmallNote>{msg('adminImport.job.dry')}</SmallNote>}
      <ProgressLine $wrap $gap={[2, 4]} $align="center">
        <Bar aria-label={title} max={job.total} value={job.processed} />
        <span>{msg('adminImport.job.progress', { done: job.processed, total: job.total })}</span>
        {isRunning && (
          <Button
            variant="secondary"
            loading={cancel.isPending}
            onClick={() => cancel.mutate({ id: job.id })}
          >
            {msg('adminImport.job.cancel')}
          </Button>
        )}
      </ProgressLine>
      <div role="status">
        <CountList>
          {results.map((result) => (
            <li key={result} data-bad={(result === 'failed' && job.failed > 0) || undefined}>
              <b>{job[result]}</b> {msg(`adminImport.result.${result}`)}
            </li>
          ))}
        </CountList>
      </div>
      {isRunning && <SmallNote>{msg('adminImport.job.leave')}</SmallNote>}
      {job.status === 'cancelled' && left > 0 && (
        <SmallNote>{msg('adminImport.job.stopped', { n: left })}</SmallNote>
      )}
      {job.by && <SmallNote>{msg('adminImport.job.by', { name: job.by })}</SmallNote>}
      {problem && <ErrorState compact message={errorText(problem)} />}
    </TitledCard>
  )
}

/**
 * The line is at least as high as its button. If the line has not wrapped, nothing moves when the button
 * disappears.
 */
const ProgressLine = styled(Row)`
  min-height: 44px;
  font-size: ${text.sm};
  font-variant-numeric: tabular-nums;
`

const Bar = styled.progress`
  width: 100%;
  max-width: 480px;
  height: 12px;
  flex: 1 1 200px;
  accent-color: ${color.positive};
`

/**
 * The rows of an import, filtered by result. Staff can download them, for example to correct the failed rows
 * and import them again.
 */
function ImportReport({ job }: { job: ProductImport }) {
  const msg = useMsg()
  const errorText = useErrorTextOf(importReadErrorText)
  const [result, setResult] = useState<ImportResult>(
    results.find((known) => job[known] > 0) ?? 'unchanged',
  )
  return (
    <ImportSection title={msg('adminImport.report')}>
      <Row $wrap $gap={3} $align="center">
        <Select
          label={msg('adminImport.report.show')}
          hideLabel
          value={result}
          options={results.map((value) => ({
            value,
            label: `${msg(`adminImport.result.${value}`)} (${job[value]})`,
          }))}
          onChange={(value) => setResult(results.find((known) => known === value) ?? result)}
        />
        {job[result] > 0 && (
          <CsvExportButton
            label={msg('adminImport.report.download')}
            stopLabel={(percent) => msg('adminImport.report.stop', { percent })}
            load={(onProgress, signal) => loadImportOutcomes(job.id, result, onProgress, signal)}
            toCsv={(rows) => outcomesCsv(rows, msg)}
            fileName={msg('adminImport.report.file')}
            doneText={(n) => msg('adminImport.report.saved', { n })}
            errorText={errorText}
          />
        )}
      </Row>
      <Async
        query={useImportOutcomes(job.id, result)}
        skeleton={<Skeleton height="200px" />}
        errorMessage={errorText}
        isEmpty={({ outcomes }) => outcomes.length === 0}
        empty={<SmallNote>{msg('adminImport.report.none')}</SmallNote>}
      >
        {({ outcomes }) => <ImportOutcomeList outcomes={outcomes} total={job[result]} />}
      </Async>
    </ImportSection>
  )
}

type ImportOutcomeListProps = { outcomes: readonly ImportOutcome[]; total: number }

/**
 * Rows of an import. Each has its line number and its product, and the changes or the reason of a refusal.
 */
export function ImportOutcomeList({ outcomes, total }: ImportOutcomeListProps) {
  const msg = useMsg()
  return (
    <FramedList>
      {outcomes.map((outcome) => {
        const { line, product_id, message, row, result } = outcome
        return (
          <ImportFileRow
            key={line}
            line={line}
            outcome={message || changesText(outcome, msg)}
            isBad={message !== ''}
          >
            {product_id !== null && result !== 'failed' ? (
              <Link to="/admin/products/$id/edit" params={{ id: String(product_id) }}>
                {row.name ?? `#${product_id}`}
              </Link>
            ) : (
              <span>{row.name ?? (product_id === null ? '' : `#${product_id}`)}</span>
            )}
          </ImportFileRow>
        )
      })}
      {total > outcomes.length && (
        <li>{msg('adminImport.report.more', { n: total - outcomes.length })}</li>
      )}
    </FramedList>
  )
}

/** Returns the changes of a row in words, for example "Giá: 250.000VND → 260.000VND". */
function changesText({ changes }: ImportOutcome, msg: Msg): string {
  const texts = changes.map((change) => {
    const field = isImportField(change.field) ? importColumns[change.field] : undefined
    return fieldChangeText(field ? msg(field.label) : change.field, field, change, msg)
  })
  return texts.join('; ')
}

function headsOf(msg: Msg): string[] {
  return importFields.map((field) => msg(importColumns[field].label))
}

function cellOf(row: ProductImportRow, field: ImportField, msg: Msg): CsvCell {
  const value = row[field]
  if (value === undefined) return ''
  // Null means that a sale has ended. It is written as 0, because an empty cell would change nothing at the
  // next import.
  if (value === null) return 0
  if (typeof value === 'number' || value === '') return value
  return fieldValueText(importColumns[field], String(value), msg)
}

/** Returns the catalogue as CSV: one row for each variant, with all columns that an import reads. */
export function variantsCsv(variants: readonly AdminVariantRow[], msg: Msg): string {
  const rows = variants.map((variant) => {
    const { category_name, original_price, updated_at, ...rest } = variant
    const row: ProductImportRow = { line: 1, ...rest, stock_before: rest.stock }
    if (category_name !== null) row.category = category_name
    if (original_price !== null) row.original_price = original_price
    if (updated_at !== null) row.updated_at = updated_at
    return importFields.map((field) => cellOf(row, field, msg))
  })
  return csvOf([headsOf(msg), ...rows])
}

/** Returns the rows of a report as CSV: the sent values, the reason of a refusal, and the changes. */
function outcomesCsv(outcomes: readonly ImportOutcome[], msg: Msg): string {
  const heads = [...headsOf(msg), msg('adminImport.check.what'), msg('adminImport.report.changes')]
  const rows = outcomes.map((outcome) => [
    ...importFields.map((field) => cellOf(outcome.row, field, msg)),
    outcome.message,
    changesText(outcome, msg),
  ])
  return csvOf([heads, ...rows])
}
