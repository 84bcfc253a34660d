import { describe, expect, it } from 'vitest'
import { compileMessage } from './compile.ts'
import { labelProblems, spellingCorrections, problemsOfArea, unusedIds } from './problems.ts'

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

describe('compileMessage', () => {
  it('compiles plain text to a syntax tree too, since the shop has no parser', () => {
    expect(compileMessage('ui.own', "Mộc Lan''s")).toEqual([{ type: 0, value: "Mộc Lan's" }])
  })

  it('compiles arguments to a syntax tree without positions', () => {
    const compiled = compileMessage('cart.count', 'Giỏ hàng ({n})')
    expect(compiled).toEqual([
      { type: 0, value: 'Giỏ hàng (' },
      { type: 1, value: 'n' },
      { type: 0, value: ')' },
    ])
  })

  it('names the message that does not parse', () => {
    expect(() => compileMessage('cart.count', '{n, plural}')).toThrow('cart.count')
  })
})

it.each(['Xoá danh sách', 'Đã huỷ', 'HUỶ đơn', 'hoá đơn', 'Tuỳ chọn', 'khoẻ'])(
  '%s is wrong',
  (text) => {
    expect(spellingCorrections('vi', text)).toHaveLength(1)
  },
)

it.each([
  'Xóa',
  'Đã hủy',
  'quý vị',
  'hoàn tất',
  'Sao chép',
  'Dữ liệu không hợp lệ',
  'khoảng',
  'thuyền',
  'Mã quý',
])('%s is right', (text) => {
  expect(spellingCorrections('vi', text)).toEqual([])
})

it('each language has its own list of refused words', () => {
  expect(spellingCorrections('vi', 'Chép {n, number}')).toEqual(['sao chép'])
  expect(spellingCorrections('en', 'Your E-mail')).toEqual(['email'])
  expect(spellingCorrections('en', 'Try again, 5 %')).toHaveLength(1)
  expect(spellingCorrections('en', 'Xoá')).toEqual([])
})

it('a button begins with a verb and has 22 characters at most', () => {
  const sources = `<Button>{msg('cart.a', { n })}</Button><Window labels={{ cancel: msg('cart.b') }} />
    <ButtonLink>{isNew ? msg('cart.c') : msg('cart.d')}</ButtonLink>`
  const long = 'Xem những món còn lại trong giỏ'
  const texts = { 'cart.a': 'Xem {n} món', 'cart.b': 'Giỏ hàng', 'cart.c': long, 'cart.d': 'Xong' }
  expect(labelProblems('vi', texts, sources)).toEqual([
    'cart.b: begin with a verb of docs/words.md in vi: Giỏ hàng',
    'cart.c: a button of 31 characters in vi',
  ])
})
