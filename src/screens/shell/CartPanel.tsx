import type { ComponentProps } from 'react'
import { HeaderCart } from '@/features/cart/HeaderCart'
import { selectedLinesAtom } from '@/features/cart/state'
import { useQuote } from '@/features/checkout/queries'
import { useAtomValue } from '@/lib/store'

const none: readonly never[] = []

/** The header's cart with the bill of its selected lines, which is asked for while it is open. */
export function CartPanel(props: Omit<ComponentProps<typeof HeaderCart>, 'bill'>) {
  const selected = useAtomValue(selectedLinesAtom)
  const { bill } = useQuote(props.open ? selected : none)
  return <HeaderCart {...props} bill={bill} />
}
