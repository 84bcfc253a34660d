import styled from 'styled-components'
import {
  type CheckedImportRow,
  importFigures,
  isImportable,
} from '@/domain/product/import/check-rows'
import { importColumns } from '@/domain/product/import/fields'
import { type Msg, useMsg } from '@/i18n/use-msg'
import { csvOf, downloadCsv } from '@/lib/table'
import { media, space } from '@/theme/tokens.gen'
import { Button } from '@/ui/actions/Button'
import { Spinner } from '@/ui/actions/Spinner'
import { Row } from '@/ui/layout/basics'
import { CountList, FramedList, ImportSection, ImportFileRow, SmallNote } from './import-parts'
import type { OpenedImportFile } from './use-import-file'

type ImportCheckProps = {
  file: OpenedImportFile
  checked: readonly CheckedImportRow[] | undefined
  starting: 'dryRun' | 'import' | undefined
  onStart: (kind: 'dryRun' | 'import') => void
}

/**
 * The result of the check: how many rows an import would accept, and a list of the refused rows. Staff can
 * download the refused rows, and start the import or a dry run. Until the check has ended, a spinner is
 * shown.
 */
export function ImportCheck({ file, checked, starting, onStart }: ImportCheckProps) {
  const msg = useMsg()
  // While a request runs, a click does nothing. The buttons are not `disabled`, because a disabled button
  // would lose the focus.
  const start = (kind: 'dryRun' | 'import') => starting === undefined && onStart(kind)
  if (!checked) {
    return (
      <ImportSection title={msg('adminImport.check')} gap={2}>
        <Row as="p" role="status" $gap={2} $align="center">
          <Spinner /> <SmallNote as="span">{msg('adminImport.check.waiting')}</SmallNote>
        </Row>
      </ImportSection>
    )
  }
  const { good, faulty, held, newProducts, byCode, products } = importFigures(checked)
  const bad = checked.filter((row) => !isImportable(row))
  return (
    <ImportSection title={msg('adminImport.check')} gap={2}>
      <div role="status">
        <CountList>
          <li>
            {good > 0 ? msg('adminImport.check.good', { n: good }) : msg('adminImport.check.none')}
          </li>
          {newProducts > 0 && <li>{msg('adminImport.check.new', { n: newProducts })}</li>}
          {byCode > 0 && (
            <li>
              {msg('adminImport.check.byCode', {
                n: byCode,
                names: products.slice(0, maxNamedProducts).join(', '),
                more: Math.max(0, products.length - maxNamedProducts),
              })}
            </li>
          )}
          {faulty > 0 && <li data-bad>{msg('adminImport.check.faulty', { n: faulty })}</li>}
          {held > 0 && <li data-bad>{msg('adminImport.check.held', { n: held })}</li>}
        </CountList>
      </div>
      <SmallNote>{msg('adminImport.check.whole')}</SmallNote>
      {bad.length > 0 && <FaultList file={file} rows={bad} />}
      <Actions $wrap $gap={2}>
        <Button
          disabled={good === 0}
          loading={starting === 'import'}
          aria-disabled={starting === 'dryRun' || undefined}
          onClick={() => start('import')}
        >
          {msg('adminImport.check.start', { n: good })}
        </Button>
        <Button
          variant="secondary"
          disabled={good === 0}
          loading={starting === 'dryRun'}
          aria-disabled={starting === 'import' || undefined}
          onClick={() => start('dryRun')}
        >
          {msg('adminImport.check.dryRun')}
        </Button>
        {bad.length > 0 && (
          <Button
            variant="secondary"
            onClick={() =>
              downloadCsv(`${msg('adminImport.check.file')}.csv`, faultyCsv(file, bad, msg))
            }
          >
            {msg('adminImport.check.download')}
          </Button>
        )}
      </Actions>
    </ImportSection>
  )
}

const Actions = styled(Row)`
  margin-block-start: ${space(2)};

  ${media.phone} {
    & > button {
      flex: 1 1 40%;
    }
  }
`

/** The most product names that the summary lists. */
const maxNamedProducts = 3

/** The maximum number of rows in the list. The download contains all rows. */
const maxShownRows = 50

type FaultListProps = { file: OpenedImportFile; rows: readonly CheckedImportRow[] }

/** The refused rows: the line number, the faulty cells, and the reasons. */
function FaultList({ file, rows }: FaultListProps) {
  const msg = useMsg()
  const cellsOf = ({ row, problems }: CheckedImportRow) => {
    const cells = file.table.records[row.line - file.table.firstLine] ?? []
    const columns = new Set(problems.map(({ field }) => file.mapping.indexOf(field)))
    return [...columns].map((column) => cells[column] ?? '').filter((cell) => cell !== '')
  }
  return (
    // The area scrolls, so keyboard users must be able to focus it.
    <Scroll role="region" aria-label={msg('adminImport.check.faults')} tabIndex={0}>
      <FramedList>
        {rows.slice(0, maxShownRows).map((checked) => (
          <ImportFileRow
            key={checked.row.line}
            line={checked.row.line}
            outcome={rowText(checked, msg)}
            isBad={checked.heldBy === null}
          >
            <span>{cellsOf(checked).join(', ')}</span>
          </ImportFileRow>
        ))}
        {rows.length > maxShownRows && (
          <li>{msg('adminImport.check.more', { n: rows.length - maxShownRows })}</li>
        )}
      </FramedList>
    </Scroll>
  )
}

const Scroll = styled.div`
  max-height: 320px;
  overflow: auto;
`

/**
 * Returns the reasons why a row is refused, for example "Giá: không phải số tiền". For a row that is refused
 * because of another row, the text names the line of that row. Returns '' for a row without errors.
 */
function rowText({ problems, heldBy, known }: CheckedImportRow, msg: Msg): string {
  if (heldBy !== null) return msg('adminImport.problem.held', { line: heldBy })
  const texts = problems.map(({ field, reason }) =>
    msg('adminImport.problem.at', {
      field: msg(importColumns[field].label),
      reason: msg(`adminImport.problem.${reason}`, { product: known ?? '' }),
    }),
  )
  return texts.join('; ')
}

/**
 * Returns the refused rows as CSV, each with its reason. Staff can correct the rows and import them again.
 */
function faultyCsv(
  { table }: OpenedImportFile,
  faulty: readonly CheckedImportRow[],
  msg: Msg,
): string {
  const rows = faulty.map((checked) => {
    const cells = table.records[checked.row.line - table.firstLine] ?? []
    return [...table.heads.map((_, column) => cells[column] ?? ''), rowText(checked, msg)]
  })
  return csvOf([[...table.heads, msg('adminImport.check.what')], ...rows])
}
