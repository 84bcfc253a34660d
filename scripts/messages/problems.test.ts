import { describe, expect, it } from 'vitest'
import { problemsOfArea } from './problems.ts'
import { unusedIds } from './usage.ts'

const check = (vi: Record<string, string>, en: Record<string, string>) =>
  problemsOfArea(
    'cart',
    new Map([
      ['vi', vi],
      ['en', en],
    ]),
  )

describe('problemsOfArea', () => {
  it('accepts equal keys and arguments', () => {
    expect(
      check({ 'cart.n': '{n} món' }, { 'cart.n': '{n, plural, one {# piece} other {# pieces}}' }),
    ).toEqual([])
  })

  it('finds a text that a language lacks', () => {
    expect(check({ 'cart.a': 'A' }, {})).toEqual(['cart.a: missing in en'])
  })

  it('finds an id with the prefix of another area', () => {
    expect(check({ 'home.a': 'A' }, { 'home.a': 'A' })).toEqual([
      'home.a: the id must start with "cart."',
    ])
  })

  it('finds arguments that differ between languages, also inside plurals', () => {
    const en = '{n, plural, other {# of {total}}}'
    expect(check({ 'cart.n': '{n} món' }, { 'cart.n': en })).toEqual([
      'cart.n: arguments differ, vi has n, en has n total',
    ])
  })

  it('finds broken ICU and empty texts', () => {
    expect(check({ 'cart.n': '{n' }, { 'cart.n': ' ' })).toEqual([
      'cart.n: not valid ICU in vi',
      'cart.n: empty in en',
    ])
  })
})

describe('unusedIds', () => {
  it('finds an id that no source names or builds from a template', () => {
    const sources = "msg('cart.title'); msg(`cart.state.${state}`); msg(`${id}.text`)"
    const ids = ['cart.title', 'cart.title.text', 'cart.state.empty', 'cart.gone', 'cart.gone.text']
    expect(unusedIds(ids, sources)).toEqual(['cart.gone', 'cart.gone.text'])
  })
})
