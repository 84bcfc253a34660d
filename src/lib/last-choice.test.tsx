import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useSaveLatest } from './last-choice'

function controlWith() {
  const calls: { resolve: (answer: string) => void; reject: (error: Error) => void }[] = []
  const send = vi.fn(
    (_next: string, _over: { before: string; last: string | undefined }) =>
      new Promise<string>((resolve, reject) => calls.push({ resolve, reject })),
  )
  const { result } = renderHook(() => useSaveLatest<string, string>('active', send))
  const choose = (value: string) => act(() => void result.current.choose(value))
  const answer = (at: number) => act(async () => calls[at]?.resolve(`v${at + 2}`))
  const refuse = (at: number) => act(async () => calls[at]?.reject(new Error('409')))
  return { result, send, choose, answer, refuse }
}

test('of several choices made during a save, only the last is saved next, over the value just saved §10.2.20', async () => {
  const { result, send, choose, answer } = controlWith()
  for (const value of ['inactive', 'draft', 'active', 'draft']) choose(value)
  expect(result.current).toMatchObject({ shown: 'draft', isSaving: true })
  expect(send.mock.calls).toMatchObject([['inactive', { before: 'active' }]])
  await answer(0)
  expect(send.mock.lastCall).toMatchObject(['draft', { before: 'inactive', last: 'v2' }])
  await answer(1)
  expect(send).toHaveBeenCalledTimes(2)
  expect(result.current.isSaving).toBe(false)
})

test('a refused choice shows the saved value and drops the waiting choice §10.2.20', async () => {
  const { result, send, choose, refuse } = controlWith()
  for (const value of ['inactive', 'draft']) choose(value)
  await refuse(0)
  expect(result.current).toMatchObject({ shown: 'active', isSaving: false })
  expect(send).toHaveBeenCalledOnce()
})
