import { describe, expect, it } from 'vitest'
import { compileMessage } from './compile.ts'

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
