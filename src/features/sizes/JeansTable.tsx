import { inchMeasures, inchSizes } from '@/domain/sizes/body-measures'
import { useMsg } from '@/i18n/use-msg'
import { MeasureTable } from './measure-table'
import { useSizeFormat } from './use-size-format'

const measures = ['waist', 'hip'] as const

/** Measures of the jeans sizes 26 to 32, in cm. */
export function JeansTable() {
  const msg = useMsg()
  const words = useSizeFormat()
  return (
    <MeasureTable>
      <caption>{msg('sizes.jeans.caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{msg('sizes.size')}</th>
          {measures.map((measure) => (
            <th key={measure} scope="col">
              {msg(`sizes.girth.${measure}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {inchSizes.map((size, steps) => (
          <tr key={size}>
            <th scope="row">{size}</th>
            {measures.map((measure) => (
              <td key={measure}>
                {words.cm(inchMeasures[measure].from + inchMeasures[measure].step * steps)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </MeasureTable>
  )
}
