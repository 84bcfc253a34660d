import styled from 'styled-components'
import type { MessageId } from '@/i18n/message-id.gen'
import { color, space, text, weight } from '@/theme/tokens'
import { useInfoMsg } from './use-info-msg'

type InfoTableProps = {
  /** The heads of the columns. */
  head: readonly MessageId[]
  /** The cells, row by row; the first one names the row. */
  rows: readonly (readonly MessageId[])[]
  /** Id of the heading that names the table. */
  headingId: string
}

/** A small table of texts; the first cell of each row is its header. */
export function InfoTable({ head, rows, headingId }: InfoTableProps) {
  const infoMsg = useInfoMsg()
  return (
    <Table aria-labelledby={headingId}>
      <thead>
        <tr>
          {head.map((id) => (
            <th key={id} scope="col">
              {infoMsg(id)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            {name && <th scope="row">{infoMsg(name)}</th>}
            {cells.map((id) => (
              <td key={id}>{infoMsg(id)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

const Table = styled.table`
  width: 100%;
  text-align: start;

  & :is(th, td) {
    padding: ${space(3)} ${space(4)} ${space(3)} 0;
    border-bottom: 1px solid ${color.line};
    text-align: start;
    vertical-align: top;
  }

  & thead th {
    color: ${color.inkSoft};
    font-size: ${text.sm};
    font-weight: ${weight.regular};
  }

  & tbody th {
    width: 45%;
  }
`
