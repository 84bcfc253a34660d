import type { AdminProductRow } from '@/api/generated/model'
import { useMsg } from '@/i18n/use-msg'
import { Switch } from '@/ui/choosing/Switch'
import type { PinRow } from '@/ui/table/use-pinned-rows'
import { useChangeRow } from './use-change-row'

type FeaturedSwitchProps = {
  /** The row. */
  product: AdminProductRow
  /** Keeps the row in its place after the change. */
  pin: PinRow<AdminProductRow>
}

/** Switches a product's `is_featured` in its row, which says so and offers to take it back. */
export function FeaturedSwitch({ product, pin }: FeaturedSwitchProps) {
  const msg = useMsg()
  const { change, requested, isPending } = useChangeRow(product, pin)
  return (
    <Switch
      label={msg('adminProducts.featuredOf', { name: product.name })}
      hideLabel
      aria-busy={isPending}
      checked={requested?.is_featured ?? product.is_featured}
      onChange={(is_featured) =>
        change(
          { is_featured: !is_featured },
          { is_featured },
          msg(is_featured ? 'adminProducts.featured.yes' : 'adminProducts.featured.no'),
        )
      }
    />
  )
}
