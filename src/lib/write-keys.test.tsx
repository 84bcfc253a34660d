import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { person } from './kept'
import { memoryStorage } from './memory-storage'

/** Renders `useWriteKey` as in a new browser tab. All tabs share one storage. */
async function tabWith(name?: string, draftKey?: string) {
  vi.resetModules()
  const { useWriteKey } = await import('./write-keys')
  const { result } = renderHook(() => useWriteKey(name, draftKey))
  return {
    result,
    send: <T,>(call: (key: string) => Promise<T>) => act(() => result.current.send(call)),
    hear: () => act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null }))),
  }
}

const sent = vi.fn((_key: string) => Promise.resolve())
const lost = vi.fn((_key: string) => Promise.reject(new Error('timeout')))

function newStorage() {
  vi.stubGlobal('localStorage', memoryStorage(new Map()))
  sent.mockClear()
  lost.mockClear()
}

afterEach(() => {
  person.is('')
  vi.unstubAllGlobals()
})

test('a window in two tabs and a window opened again make one write, until the write is done §11.1.10', async () => {
  newStorage()
  const one = await tabWith('return:MV1')
  await expect(one.send(lost)).rejects.toThrow('timeout')
  const other = await tabWith('return:MV1')
  const another = await tabWith('return:MV2')
  expect(other.result.current.key).toBe(lost.mock.calls[0]?.[0])
  expect(another.result.current.key).not.toBe(other.result.current.key)
  await other.send(sent)
  expect(sent).toHaveBeenCalledWith(lost.mock.calls[0]?.[0])
  one.hear()
  expect(one.result.current.isElsewhere).toBe(true)
  expect(other.result.current.isElsewhere).toBe(false)
  // The first tab now knows that the other tab has sent the write. A click here sends a new write.
  await one.send(sent)
  expect(sent.mock.calls[1]).not.toEqual(sent.mock.calls[0])
  expect((await tabWith('return:MV1')).result.current.key).not.toBe(one.result.current.key)
})

test('a draft in two tabs is one write §10.13.6 §11.1.10', async () => {
  newStorage()
  const one = await tabWith()
  const other = await tabWith('', one.result.current.key)
  await one.send(sent)
  other.hear()
  expect(other.result.current.isElsewhere).toBe(true)
  expect((await tabWith('', one.result.current.key)).result.current.isElsewhere).toBe(true)
})

test('a key that the host knows with other content is given up; a key stays if only the total differs §11.1.10', async () => {
  newStorage()
  const { send } = await tabWith('return:MV1')
  const refused = (code: string) => (key: string) => {
    void sent(key)
    return Promise.reject(Object.assign(new Error('refused'), { status: 409, code }))
  }
  for (const code of ['billChanged', 'madeAndGone', 'madeAndGone'])
    await expect(send(refused(code))).rejects.toThrow()
  const [first, second, third] = sent.mock.calls
  expect(second).toEqual(first)
  expect(third).not.toEqual(second)
})
