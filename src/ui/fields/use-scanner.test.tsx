import { act, renderHook } from '@testing-library/react'
import { type KeyboardEvent, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { useScanner } from './use-scanner'

const goods = [{ code: 'ML012-2-M' }, { code: 'ML012-2-MX' }]
type Good = (typeof goods)[number]

function scanning(start = '') {
  const choose = vi.fn<(hit: Good) => void>()
  const { result, rerender } = renderHook(
    ({ isAsking }) => {
      const [text, setText] = useState(start)
      const hits = isAsking ? undefined : goods.filter(({ code }) => code.startsWith(text))
      const scanner = useScanner({ text, setText, hits, codeOf: ({ code }) => code, choose })
      return { ...scanner, text }
    },
    { initialProps: { isAsking: false } },
  )
  const scan = (code: string) => {
    for (const [at, key] of [...Array.from(code), 'Enter'].entries()) {
      const nativeEvent = { key, timeStamp: at * 5, repeat: false }
      const event = { nativeEvent, preventDefault() {} } as KeyboardEvent<HTMLElement>
      act(() => void result.current.onKeyDown(event))
    }
  }
  return {
    choose,
    scan,
    now: () => result.current,
    ask: (isAsking: boolean) => rerender({ isAsking }),
  }
}

test('a scanned code replaces the text, and its hit is chosen even if other hits begin with the code §10.2.16', () => {
  const { choose, scan, now } = scanning('áo')
  scan('ML012-2-M')
  scan('ML012-2-MX')
  expect(choose.mock.calls.flat()).toEqual(goods)
  expect(now().text).toBe('ML012-2-MX')
})

test('a code without a result counts as missed until the next scan, and of several results none is chosen', () => {
  const { choose, scan, now } = scanning()
  scan('ML999-1-S')
  expect(now().missed).toBe('ML999-1-S')
  scan('ML012-2')
  expect(now().missed).toBeUndefined()
  expect(choose).not.toHaveBeenCalled()
})

test('the result is chosen when the answer for the scanned code comes, not from an earlier text', () => {
  const { choose, scan, ask } = scanning()
  ask(true)
  scan('ML012-2-MX')
  expect(choose).not.toHaveBeenCalled()
  ask(false)
  expect(choose).toHaveBeenCalledExactlyOnceWith(goods[1])
})
