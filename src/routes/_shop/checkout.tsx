import { createFileRoute } from '@tanstack/react-router'
import { checkoutSearch } from '@/domain/order/search'

export const Route = createFileRoute('/_shop/checkout')({
  validateSearch: checkoutSearch,
  loader: async ({ context }) => {
    const texts = context.loadMessages('checkout')
    if (context.isSignedIn()) {
      const part = await import('@/screens/checkout/saved-part').catch(() => null)
      await part?.prefetchSavedAddresses(context)
    }
    await texts
  },
})
