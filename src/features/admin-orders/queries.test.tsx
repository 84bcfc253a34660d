import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { perLanguageQueryOptions, contentLanguage } from '@/api/content-language'
import { usePendingOrderCount } from './queries'

test('where the host does not count pending orders, the number stays unknown, also after a change of the language §12.1.16 §10.6.1', async () => {
  const data = {
    orders: [],
    counts: [{ status: 'shipped', count: 2 }],
    pagination: { current_page: 1, last_page: 1, per_page: 20, total: 0 },
  }
  const fetching = vi.fn<() => Promise<Response>>(async () =>
    Response.json({ success: true, message: '', data }),
  )
  vi.stubGlobal('fetch', fetching)
  contentLanguage.set('vi')
  const client = new QueryClient({ defaultOptions: { queries: perLanguageQueryOptions } })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const { result, rerender } = renderHook(() => usePendingOrderCount(), { wrapper })
  await waitFor(() => expect(result.current.isSuccess).toBe(true))
  contentLanguage.set('en')
  rerender()
  await waitFor(() => expect(fetching).toHaveBeenCalledTimes(2))
  expect(result.current.data).toBeNull()
})
