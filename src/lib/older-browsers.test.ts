import { expect, test, vi } from 'vitest'

test("the replacements for older browsers work like the browser's own functions §14.5b", async () => {
  vi.stubGlobal('AbortSignal', class extends EventTarget {})
  Object.assign(Map, { groupBy: undefined })
  Object.assign(URL, { canParse: undefined })
  await import('./older-browsers')

  const groups = Map.groupBy([1, 2, 3, 4], (item, index) => (index === 0 ? 'first' : item % 2))
  expect([...groups]).toEqual([
    ['first', [1]],
    [0, [2, 4]],
    [1, [3]],
  ])
  expect([URL.canParse('/a'), URL.canParse('/a', 'https://b.example')]).toEqual([false, true])

  const [one, other] = [new AbortController(), new AbortController()]
  const signal = AbortSignal.any([one.signal, other.signal])
  expect(signal.aborted).toBe(false)
  other.abort('late')
  expect(signal.reason).toBe('late')
  expect(AbortSignal.any([signal]).reason).toBe('late')
})
