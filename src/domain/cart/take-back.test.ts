import { describe, expect, test } from 'vitest'
import { type Cart, type Line, lineKey, maxQuantity } from './cart'
import { addLine, removeLines, setQuantity, takeBack } from './changes'
import { shirt } from './example-lines'

const dress: Line = { ...shirt, productId: 8, variantId: 81, quantity: 1, name: 'Đầm lụa' }

const cartOf = (lines: Line[], selected = lines): Cart => ({
  lines,
  selected: selected.map(lineKey),
})

describe('taking back what was added', () => {
  const key = lineKey(shirt)
  const undone = (before: Cart, meanwhile = (cart: Cart) => cart) =>
    takeBack(meanwhile(addLine(before, shirt)), before, shirt)

  test('removes a line that was new', () => {
    expect(undone(cartOf([dress]))).toEqual(cartOf([dress]))
  })

  test('leaves a line that was there with its quantity and its selection', () => {
    const before = cartOf([{ ...shirt, quantity: 3 }, dress], [dress])
    expect(undone(before)).toEqual(before)
    expect(undone(cartOf([shirt, dress])).selected).toContain(key)
  })

  test('takes off no more than was added to a line that is full', () => {
    const before = cartOf([{ ...shirt, quantity: maxQuantity - 1 }])
    expect(undone(before)).toEqual(before)
  })

  test('keeps what was changed meanwhile', () => {
    const more = (cart: Cart) => setQuantity(cart, key, 7)
    expect(undone(cartOf([shirt]), more).lines[0]?.quantity).toBe(5)
    const gone = (cart: Cart) => removeLines(cart, [key])
    expect(undone(cartOf([shirt, dress]), gone)).toEqual(cartOf([dress]))
  })
})
