import type { ProductSummary } from '@/api/generated/model'
import { Text } from '@/ui/layout/basics'

/** Says why a search found the product (Product §2.8.5). Renders nothing where the host does not say. */
export function Matched({ product: { matched } }: { product: ProductSummary }) {
  if (!matched?.length) return null
  return (
    <Text as="span" $size="xs" $color="inkSoft">
      {matched.join(' · ')}
    </Text>
  )
}
