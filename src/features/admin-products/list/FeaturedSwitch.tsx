import type { AdminProductRow } from '@/api/generated/model'
import { useMsg } from '@/i18n/use-msg'
import { Switch } from '@/ui/choosing/Switch'
import { useChangeRow } from './use-change-row'

/** Switches a product's `is_featured` in its row. */
export function FeaturedSwitch({ product }: { product: AdminProductRow }) {
  const msg = useMsg()
  const { change, requested, isPending } = useChangeRow(product)
  return (
    <Switch
      label={msg('adminProducts.featuredOf', { name: product.name })}
      hideLabel
      aria-busy={isPending}
      checked={requested?.is_featured ?? product.is_featured}
      onChange={(is_featured) => change({ action: 'featured', is_featured })}
    />
  )
}
