import { render, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { createStore, StoreProvider } from '@/lib/store'
import { WithMessages } from './WithMessages'

vi.mock('./load-messages', () => {
  let loading: Promise<never> | undefined
  return { loadMessages: () => (loading ??= Promise.reject(new Error('gone'))) }
})

afterEach(() => vi.unstubAllGlobals())

test('a bundle that is missing is reported once, however many parts wait for it', async () => {
  const report = vi.fn()
  vi.stubGlobal('reportError', report)
  render(
    <StoreProvider store={createStore()}>
      {Array.from({ length: 12 }, (_, index) => (
        <WithMessages key={index} bundle="wishlist">
          <p>a heart</p>
        </WithMessages>
      ))}
    </StoreProvider>,
  )
  await waitFor(() => expect(report).toHaveBeenCalled())
  await new Promise((resolve) => setTimeout(resolve))
  expect(report).toHaveBeenCalledOnce()
})
