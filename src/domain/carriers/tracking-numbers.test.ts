import { expect, test } from 'vitest'
import { type NumbersById, pasteNumbers, sameNumber } from './tracking-numbers'

const parcels = [
  { id: 9, code: 'ML261121-0009' },
  { id: 2, code: 'ML261121-0002' },
  { id: 5, code: 'ML261121-0005' },
]

const paste = (text: string, { from = 0, before = new Map() as NumbersById } = {}) => {
  const { numbers, left, twice } = pasteNumbers({ parcels, numbers: before, from, text })
  return { numbers: parcels.map(({ id }) => numbers.get(id) ?? ''), left, twice }
}

test('a column fills the orders from where it was pasted, in their order §10.6.3 §10.6.4', () => {
  expect(paste(' GHN1\r\nGHN2\nGHN3\n').numbers).toEqual(['GHN1', 'GHN2', 'GHN3'])
  expect(paste('GHN1\nGHN2', { from: 1 }).numbers).toEqual(['', 'GHN1', 'GHN2'])
})

test('an empty cell of the column leaves its order as it is, also the first one', () => {
  const before = new Map([[9, 'kept']])
  expect(paste('\nGHN2\n\n', { before })).toEqual({
    numbers: ['kept', 'GHN2', ''],
    left: [],
    twice: [],
  })
})

test('lines beyond the last order are not lost in silence', () => {
  expect(paste('GHN1\nGHN2', { from: 2 })).toEqual({
    numbers: ['', '', 'GHN1'],
    left: ['GHN2'],
    twice: [],
  })
})

test.each([
  ['tabs', 'ML261121-0005\tGHN5\nML261121-0009\tGHN9'],
  ['the number first', 'GHN5\tML261121-0005\nGHN9\tML261121-0009'],
  ['semicolons', 'ML261121-0005;GHN5\nML261121-0009; GHN9'],
  ['commas', 'ML261121-0005,GHN5\nML261121-0009,GHN9'],
  ['spaces', 'ML261121-0005 GHN5\nML261121-0009   GHN9'],
  ['small letters, with #', '#ml261121-0005\tGHN5\n#ml261121-0009\tGHN9'],
])('two columns go by the code, from whichever field: %s', (_, text) => {
  expect(paste(text, { from: 1 })).toEqual({ numbers: ['GHN9', '', 'GHN5'], left: [], twice: [] })
})

test('a single line with a code goes to the order of that code', () => {
  expect(paste('ML261121-0002\tGHN2').numbers).toEqual(['', 'GHN2', ''])
})

test('with codes, nothing goes by its place: a code that is not here is left, and so is a heading', () => {
  expect(paste('Mã đơn\tMã vận đơn\nML261121-0777\tGHN7\nML261121-0002\tGHN2\nGHN1')).toEqual({
    numbers: ['', 'GHN2', ''],
    left: ['Mã đơn Mã vận đơn', 'ML261121-0777 GHN7', 'GHN1'],
    twice: [],
  })
})

test('an empty column between code and number does not matter; a number has its spaces; # stands before a code alone', () => {
  const text = 'ML261121-0002;;GHN2\nML261121-0009 GHN 9\nML#261121-0005\tGHN5'
  expect(paste(text)).toEqual({
    numbers: ['GHN 9', 'GHN2', ''],
    left: ['ML#261121-0005 GHN5'],
    twice: [],
  })
})

test('two columns of strange codes fill nothing', () => {
  expect(paste('DH1\tGHN1\nDH2\tGHN2').numbers).toEqual(['', '', ''])
})

test('a column of codes alone gives no order a number', () => {
  expect(paste('ML261121-0009\nML261121-0002')).toEqual({
    numbers: ['', '', ''],
    left: ['ML261121-0009', 'ML261121-0002'],
    twice: [],
  })
})

test('more than two columns are left: which of them is the number is not known', () => {
  const { numbers, left } = paste('ML261121-0002\tNguyễn An\tGHN2')
  expect([numbers, left]).toEqual([['', '', ''], ['ML261121-0002 Nguyễn An GHN2']])
})

test('a code with two numbers gets neither', () => {
  const before = new Map([[9, 'GHN0']])
  expect(paste('ML261121-0009\tGHN1\nML261121-0009\tGHN2', { before })).toEqual({
    numbers: ['', '', ''],
    left: [],
    twice: ['ML261121-0009'],
  })
  expect(paste('ML261121-0009\tGHN1\nML261121-0009\tGHN1').numbers).toEqual(['GHN1', '', ''])
})

test('a number that is too long is left whole, not cut', () => {
  expect(paste('G'.repeat(60)).left).toEqual([])
  const long = 'G'.repeat(61)
  expect(paste(`${long}\nGHN2`)).toEqual({ numbers: ['', 'GHN2', ''], left: [long], twice: [] })
})

test('two orders with one number are found, however it is written', () => {
  const numbers = new Map([
    [9, ' ghn 1'],
    [2, 'GHN2'],
    [5, 'GHN1'],
  ])
  expect(parcels.map((parcel) => sameNumber(parcels, numbers, parcel)?.code)).toEqual([
    'ML261121-0005',
    undefined,
    'ML261121-0009',
  ])
  expect(sameNumber(parcels, new Map([[9, ' ']]), { id: 9, code: '' })).toBeUndefined()
})
