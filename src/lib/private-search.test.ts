import { expect, test } from 'vitest'
import { kept, person } from './kept'
import { stubStorages } from './memory-storage'
import { parsePrivateSearch, stringifyPrivateSearch } from './private-search'

stubStorages()

test.each(['0912345678', '+84 912-345-678', '(028) 3822 1234', 'lan@moclan.vn', ' 0912.345.678 '])(
  'the URL of a list does not contain the person who was searched for: %o §14.3i',
  (q) => {
    const address = stringifyPrivateSearch({ page: 2, q })
    expect(address).toMatch(/^\?page=2&q=%7E[\da-f]{8}$/)
    expect(stringifyPrivateSearch({ page: 2, q }), 'the same again').toBe(address)
    expect(parsePrivateSearch(address)).toEqual({ page: '2', q })
  },
)

test.each(['ML261122-0042', 'áo dài', '2 dây', '1234567', 'SKU-0912345678'])(
  '%o stays in the address, as it names nobody',
  (q) => {
    const address = stringifyPrivateSearch({ q })
    expect(new URLSearchParams(address).get('q')).toBe(q)
    expect(parsePrivateSearch(address)).toEqual({ q })
  },
)

test('an old link with a phone number is read, and an unknown placeholder gives no search text', () => {
  expect(parsePrivateSearch('?q=0912345678')).toEqual({ q: '0912345678' })
  expect(parsePrivateSearch('?page=2&q=%7E00000000')).toEqual({ page: '2' })
})

test('the browser stores fifty searches, and none after a sign-out', () => {
  person.is('lan')
  const first = stringifyPrivateSearch({ q: '0900000000' })
  for (let at = 1; at <= 50; at += 1) stringifyPrivateSearch({ q: `09000000${10 + at}` })
  expect(parsePrivateSearch(first)).toEqual({})
  person.is('')
  expect(kept('private_searches').read()).toBeNull()
})
