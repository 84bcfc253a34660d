import { expect, test } from 'vitest'
import { firstId, hashOf, openIds } from './ids'

function store(text: string | null = null) {
  const kept = { text, writes: 0 }
  return {
    kept,
    read: () => kept.text,
    write(next: string) {
      kept.text = next
      kept.writes += 1
    },
  }
}

test('a text has the same number on every device: it is stored in carts and addresses', () => {
  expect(openIds(store()).numberOf('6f1c2a90-5d1b-4d52-9d0e-3f0a7a4c1b11')).toBe(
    7_232_299_688_899_296,
  )
})

test('a number is a safe integer that no host counts to', () => {
  for (let nth = 0; nth < 1000; nth += 1) {
    const id = hashOf(`id-${nth}`)
    expect(Number.isSafeInteger(id) && id >= firstId).toBe(true)
  }
})

test('an id of another tab, and of the last visit, is known', () => {
  const own = store()
  const [one, two] = [openIds(own), openIds(own)]
  const id = one.numberOf('a') ?? 0
  one.keep()
  expect(two.textOf(id)).toBe('a')
  two.numberOf('b')
  two.keep()
  expect(openIds(own).textOf(id)).toBe('a')
})

test('is written only when there is something new', () => {
  const own = store()
  const ids = openIds(own)
  ids.numberOf('a')
  ids.keep()
  ids.numberOf('a')
  ids.keep()
  expect(own.kept.writes).toBe(1)
})

test('what was met last is kept longest', () => {
  const own = store()
  const ids = openIds(own)
  const id = ids.numberOf('the cart has it') ?? 0
  for (let nth = 0; nth < 4999; nth += 1) ids.numberOf(`${nth}`)
  ids.numberOf('the cart has it')
  ids.numberOf('one more')
  ids.keep()
  expect(openIds(own).textOf(id)).toBe('the cart has it')
  expect(openIds(own).textOf(hashOf('0'))).toBeUndefined()
})

test('a damaged store is an empty one', () => {
  expect(openIds(store('{')).textOf(1)).toBeUndefined()
})
