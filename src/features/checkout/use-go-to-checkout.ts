import { useNavigate } from '@tanstack/react-router'
import type { Line } from '@/domain/cart/cart'
import { useSetAtom } from '@/lib/store'
import { startCheckoutAtom } from './state'

/** Goes to the checkout with these lines. */
export function useGoToCheckout(): (lines: readonly Line[]) => void {
  const navigate = useNavigate()
  const startCheckout = useSetAtom(startCheckoutAtom)
  return (lines) => {
    startCheckout(lines)
    void navigate({ to: '/checkout' })
  }
}
