import styled from 'styled-components'
import type { GirthFit } from '@/domain/sizes/finder'
import { useMsg } from '@/i18n/use-msg'
import { color, space, text } from '@/theme/tokens'
import { useSizeFormat } from './use-size-format'

type SizeFitsProps = {
  /** How each girth fits the size. */
  fits: readonly GirthFit[]
}

/** Every entered girth with the size that fits it alone. */
export function SizeFits({ fits }: SizeFitsProps) {
  const msg = useMsg()
  const words = useSizeFormat()
  return (
    <Table>
      <caption>{msg('sizes.finder.fits')}</caption>
      <tbody>
        {fits.map(({ girth, cm, size }) => (
          <tr key={girth}>
            <th scope="row">{msg(`sizes.girth.${girth}`)}</th>
            <td>{msg('sizes.cm', { value: words.cm(cm) })}</td>
            <td>{size ?? msg('sizes.finder.outside.one')}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

const Table = styled.table`
  width: 100%;
  font-size: ${text.sm};

  & caption {
    padding-bottom: ${space(1)};
    color: ${color.inkSoft};
    text-align: start;
  }

  & :is(th, td) {
    padding-block: ${space(2)};
    border-top: 1px solid ${color.celadon};
    text-align: start;
  }

  & td:last-child {
    text-align: end;
  }
`
