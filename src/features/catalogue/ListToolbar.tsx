import styled from 'styled-components'
import { type ListPlace, productSorts } from '@/domain/paging'
import { useMsg } from '@/i18n/use-msg'
import { color, space, text } from '@/theme/tokens'
import { Select } from '@/ui/Select'

type ListToolbarProps = {
  total: number | undefined
  place: ListPlace
  onPlace: (next: ListPlace) => void
}

/** How many products there are, and their order. Another order starts at page 1 (spec §4). */
export function ListToolbar({ total, place, onPlace }: ListToolbarProps) {
  const msg = useMsg()
  return (
    <Bar>
      <Count role="status">
        {total === undefined ? '\u00A0' : msg('catalogue.total', { n: total })}
      </Count>
      <Order>
        <Select
          label={msg('catalogue.sort')}
          hideLabel
          value={place.sort ?? 'default'}
          options={productSorts.map((sort) => ({
            value: sort,
            label: msg(`catalogue.sort.${sort}`),
          }))}
          onChange={(chosen) => {
            const { page: _, sort: __, ...rest } = place
            const sort = productSorts.find((one) => one === chosen)
            onPlace(sort && sort !== 'default' ? { ...rest, sort } : rest)
          }}
        />
      </Order>
    </Bar>
  )
}

const Bar = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(4)};
  margin-bottom: ${space(6)};
`

const Count = styled.p`
  color: ${color.inkSoft};
  font-size: ${text.sm};
`

const Order = styled.div`
  width: min(220px, 60vw);
`
