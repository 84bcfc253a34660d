import type { ProductSummary } from '@/api/generated/model'
import { Text } from '@/ui/layout/basics'

/**
 * The reasons why a search found the product (Product §2.8.4). Renders nothing if the host sends no reasons.
 */
export function SearchMatchReasons({ product: { matched } }: { product: ProductSummary }) {
  if (!matched?.length) return null
  return (
    <Text as="span" $size="xs" $color="inkSoft">
      {matched.join(' · ')}
    </Text>
  )
}
