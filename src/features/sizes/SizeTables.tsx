import styled from 'styled-components'
import {
  type Girth,
  girthRange,
  girths,
  inchMeasures,
  inchSizes,
  letterSizes,
} from '@/domain/sizes/body-measures'
import type { MessageId } from '@/i18n/message-id.gen'
import { useMsg } from '@/i18n/use-msg'
import { color, media, space, text, weight } from '@/theme/tokens.gen'
import { useSizeFormatters } from './use-size-formatters'

export function SizeTable() {
  const format = useSizeFormatters()
  return (
    <MeasureTable
      caption="sizes.table.caption"
      girths={girths}
      sizes={letterSizes}
      measureOf={(girth, steps) => format.range(girthRange(girth, steps))}
    />
  )
}

export function JeansSizeTable() {
  const format = useSizeFormatters()
  return (
    <MeasureTable
      caption="sizes.jeans.caption"
      girths={['waist', 'hip']}
      sizes={inchSizes}
      measureOf={(girth, steps) =>
        format.cm(inchMeasures[girth].from + inchMeasures[girth].step * steps)
      }
    />
  )
}

type MeasureTableProps<G extends Girth> = {
  caption: MessageId
  girths: readonly G[]
  sizes: readonly (string | number)[]
  /** Returns the text of a cell. `steps` is the number of smaller sizes: 0 in the first row. */
  measureOf: (girth: G, steps: number) => string
}

function MeasureTable<G extends Girth>(props: MeasureTableProps<G>) {
  const { caption, girths: columns, sizes, measureOf } = props
  const msg = useMsg()
  return (
    <Table>
      <caption>{msg(caption)}</caption>
      <thead>
        <tr>
          <th scope="col">{msg('sizes.size')}</th>
          {columns.map((girth) => (
            <th key={girth} scope="col">
              {msg(`sizes.girth.${girth}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sizes.map((size, steps) => (
          <tr key={size}>
            <th scope="row">{size}</th>
            {columns.map((girth) => (
              <td key={girth}>{measureOf(girth, steps)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

const Table = styled.table`
  width: 100%;

  ${media.tiny} {
    display: block;
    overflow-x: auto;
  }

  font-variant-numeric: tabular-nums;

  & caption {
    padding-bottom: ${space(3)};
    color: ${color.inkSoft};
    font-size: ${text.sm};
    text-align: start;
  }

  & :is(th, td) {
    padding: ${space(3)} ${space(2)};
    border-bottom: 1px solid ${color.line};
    text-align: end;
  }

  & :is(th, td):first-child {
    text-align: start;
  }

  & thead th {
    background: ${color.sand};
    font-size: ${text.sm};
    font-weight: ${weight.bold};
  }
`
