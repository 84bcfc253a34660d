import { describe, expect, test } from 'vitest'
import type { Line, OrderableLine } from './cart'
import { changedLines, checkLines, orderableLines } from './checked-lines'
import { shirtLine } from './example-lines'

const dress: OrderableLine = { ...shirtLine, quantity: 3, price: 400_000, name: 'Đầm lụa' }
const blouse: OrderableLine = { ...dress, variantId: 72, name: 'Áo' }

const answering = (answer: Partial<Line>) => new Map([['7:71', answer]])
const check = (answer: Partial<Line>, withStock = true) =>
  checkLines([dress, blouse], answering(answer), withStock)

describe('a line with the server’s current facts', () => {
  test('without changes or without an answer stays the same', () => {
    expect(check({ price: 400_000, stock: 3 })).toEqual([dress, blouse])
    expect(checkLines([dress], undefined, true)).toEqual([dress])
  })

  test('keeps its quantity when the stock is enough', () => {
    expect(check({ stock: 3 })[0]).toEqual(dress)
    expect(check({ stock: 4 })[0]).toEqual(dress)
    expect(check({ gone: true })[0]).not.toHaveProperty('stock')
    expect(check({ stock: 0 })[0]).toMatchObject({ stock: 0, gone: true })
  })

  test('takes the new price and notes the old one', () => {
    const dearer = { ...dress, price: 420_000, oldPrice: 400_000 }
    expect(check({ price: 420_000, stock: 9 })[0]).toEqual(dearer)
  })

  test('takes its texts in the language of the answer', () => {
    const texts = { name: 'Silk dress', color: 'Celadon', size: 'One size' }
    expect(check({ ...texts, stock: 9 })[0]).toMatchObject(texts)
  })

  test('is cut to the stock', () => {
    expect(check({ stock: 2 })[0]).toMatchObject({ quantity: 2, quantityBefore: 3, stock: 2 })
  })

  test.each<Partial<Line>>([{ gone: true }, { stock: 0 }])('%o leaves the order', (answer) => {
    const lines = check(answer)
    expect(lines[0]).toMatchObject({ gone: true, quantity: 3 })
    expect(orderableLines(lines)).toEqual([blouse])
  })

  test('keeps its quantity, but not its price, while its own order may have taken the stock', () => {
    const [line] = check({ price: 420_000, stock: 0 }, false)
    expect(line).toMatchObject({ price: 420_000, quantity: 3 })
    expect(line?.gone).toBeUndefined()
  })
})

describe('a change that the shopper has to agree to', () => {
  test.each<[string, Partial<Line>, string[]]>([
    ['nothing new', { price: 400_000, stock: 3 }, []],
    ['another name only', { name: 'Đầm lụa tơ tằm', stock: 3 }, []],
    ['another price', { price: 380_000 }, ['Đầm lụa']],
    ['fewer units', { stock: 1 }, ['Đầm lụa']],
    ['gone', { gone: true }, ['Đầm lụa']],
  ])('%s', (_, answer, names) => {
    const changed = changedLines([dress, blouse], check(answer))
    expect(changed.map(({ name }) => name)).toEqual(names)
  })

  test('is a line that the shopper has not seen', () => {
    expect(changedLines([dress], [dress, blouse])).toEqual([blouse])
  })

  test('is agreed to only once', () => {
    const seen = check({ stock: 1 })
    expect(changedLines(seen, check({ stock: 1 }))).toEqual([])
  })
})
