import type { ComponentProps } from 'react'
import { MoreProducts } from '@/features/catalogue/more/MoreProducts'
import type { QuickAddOnCard } from '@/features/catalogue/ProductCard'
import { QuickAdd } from './QuickAdd'

const quickAdd: QuickAddOnCard = (product, color) => <QuickAdd product={product} color={color} />

/** What stands below a product, with a button on each card that puts it into the cart. */
export function MoreToBuy(props: Omit<ComponentProps<typeof MoreProducts>, 'quickAdd'>) {
  return <MoreProducts {...props} quickAdd={quickAdd} />
}
