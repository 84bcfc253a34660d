import type { Facets } from '@/api/generated/model'
import type { Filter } from '@/domain/catalogue/filters'
import type { ListSearch } from '@/domain/catalogue/list-search'
import { useMsg } from '@/i18n/use-msg'
import { formatVnd } from '@/lib/numbers'

/** Returns what a filter that is set is called; a value that the host does not know by name as it is in the URL. */
export function useFilterLabel(facets: Facets | undefined, search: ListSearch) {
  const msg = useMsg()
  return ({ facet, value }: Filter): string => {
    switch (facet) {
      case 'color':
        return facets?.colors.find((known) => known.value === value)?.name ?? value
      case 'size': {
        const name = facets?.sizes.find((known) => known.value === value)?.name ?? value
        return msg('filter.size.value', { name })
      }
      case 'price': {
        const { price_min, price_max } = search
        const min = formatVnd(price_min ?? 0)
        if (price_max === undefined) return msg('filter.price.above', { min })
        const max = formatVnd(price_max)
        return price_min === undefined
          ? msg('filter.price.below', { max })
          : msg('filter.price.between', { min, max })
      }
      default:
        return msg(`filter.${facet}`)
    }
  }
}
