import styled from 'styled-components'
import type { CheckedRow } from '@/domain/admin/import/check-rows'
import { useMsg } from '@/i18n/use-msg'
import { color, radius, space, text, weight } from '@/theme/tokens'
import { rowText } from './fault-rows'
import type { OpenFile } from './use-import-file'

/** Rows listed at most; the download has all. */
const mostShown = 50

type FaultListProps = {
  file: OpenFile
  /** Rows that can't be imported. */
  rows: readonly CheckedRow[]
}

/** The rows of a file that can't be imported: their lines, what is wrong, and the cells in question. */
export function FaultList({ file, rows }: FaultListProps) {
  const msg = useMsg()
  const cellsOf = ({ row, problems }: CheckedRow) => {
    const cells = file.table.records[row.line - 2] ?? []
    const columns = new Set(problems.map(({ field }) => file.mapping.indexOf(field)))
    return [...columns].map((column) => cells[column] ?? '').filter((cell) => cell !== '')
  }
  return (
    // Scrolls sideways and down, so it takes the focus.
    <Scroll role="region" aria-label={msg('adminImport.check.faults')} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{msg('adminImport.check.line')}</th>
            <th scope="col">{msg('adminImport.check.what')}</th>
            <th scope="col">{msg('adminImport.check.cell')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, mostShown).map((checked) => (
            <tr key={checked.row.line}>
              <th scope="row">{checked.row.line}</th>
              <td>{rowText(checked, msg)}</td>
              <td>{cellsOf(checked).join(', ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > mostShown && (
        <More>{msg('adminImport.check.more', { n: rows.length - mostShown })}</More>
      )}
    </Scroll>
  )
}

const Scroll = styled.div`
  max-height: 320px;
  overflow: auto;
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};
  font-size: ${text.sm};

  table {
    width: 100%;
    border-collapse: collapse;
  }

  th,
  td {
    padding: ${space(2)} ${space(3)};
    border-block-end: 1px solid ${color.line};
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }

  thead th {
    position: sticky;
    inset-block-start: 0;
    background: ${color.sand};
    font-weight: ${weight.bold};
  }

  /* Its heading is one word. */
  thead th:last-child {
    min-width: ${space(20)};
  }

  tbody th {
    width: ${space(14)};
    font-variant-numeric: tabular-nums;
    font-weight: ${weight.regular};
  }
`

const More = styled.p`
  padding: ${space(2)} ${space(3)};
  color: ${color.inkSoft};
`
