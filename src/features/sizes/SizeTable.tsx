import { girthRange, girths, letterSizes } from '@/domain/sizes/body-measures'
import { useMsg } from '@/i18n/use-msg'
import { MeasureTable } from './measure-table'
import { useSizeFormat } from './use-size-format'

/** Body measures of the letter sizes, in cm. */
export function SizeTable() {
  const msg = useMsg()
  const words = useSizeFormat()
  return (
    <MeasureTable>
      <caption>{msg('sizes.table.caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{msg('sizes.size')}</th>
          {girths.map((girth) => (
            <th key={girth} scope="col">
              {msg(`sizes.girth.${girth}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {letterSizes.map((size, steps) => (
          <tr key={size}>
            <th scope="row">{size}</th>
            {girths.map((girth) => (
              <td key={girth}>{words.range(girthRange(girth, steps))}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </MeasureTable>
  )
}
