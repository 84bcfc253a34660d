import type { ProductSummary } from '@/api/generated/model'
import { Text } from '@/ui/layout/basics'

/** Shows why a search found the product (Product §2.8.5). Renders nothing where the host sends no reason. */
export function Matched({ product: { matched } }: { product: ProductSummary }) {
  if (!matched?.length) return null
  return (
    <Text as="span" $size="xs" $color="inkSoft">
      {matched.join(' · ')}
    </Text>
  )
}
