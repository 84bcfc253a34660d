import { expect, test } from 'vitest'
import { type TrackingById, pasteTracking, orderWithSameTracking } from './tracking-numbers'

const parcels = [
  { id: 9, code: 'ML261121-0009' },
  { id: 2, code: 'ML261121-0002' },
  { id: 5, code: 'ML261121-0005' },
]

type Before = { from?: number; numbers?: TrackingById }

function paste(text: string, { from = 0, numbers: before = new Map() }: Before = {}) {
  const { numbers, left, twice } = pasteTracking({ parcels, numbers: before, from, text })
  return outcome(
    parcels.map(({ id }) => numbers.get(id) ?? ''),
    left,
    twice,
  )
}

const outcome = (
  numbers: readonly string[],
  left: readonly string[] = [],
  twice: readonly string[] = [],
) => ({ numbers, left, twice })

const kept = new Map([[9, 'GHN0']])
const tooLong = 'G'.repeat(61)

test.each<[rule: string, text: string, result: ReturnType<typeof outcome>, before?: Before]>([
  ['goes down the list', ' GHN1\r\nGHN2\nGHN3\n', outcome(['GHN1', 'GHN2', 'GHN3'])],
  ['begins at its field', 'GHN1\nGHN2', outcome(['', 'GHN1', 'GHN2']), { from: 1 }],
  ['skips an empty cell', '\nGHN2\n\n', outcome(['GHN0', 'GHN2', '']), { numbers: kept }],
  ['has lines left at its end', 'GHN1\nGHN2', outcome(['', '', 'GHN1'], ['GHN2']), { from: 2 }],
  ['leaves a number that is too long', `${tooLong}\nGHN2`, outcome(['', 'GHN2', ''], [tooLong])],
  ['takes a number of 60 characters', 'G'.repeat(60), outcome(['G'.repeat(60), '', ''])],
])('one pasted column %s §10.6.3 §10.6.4', (_, text, result, before) => {
  expect(paste(text, before)).toEqual(result)
})

test.each([
  ['tabs', 'ML261121-0005\tGHN5\nML261121-0009\tGHN9'],
  ['the number first', 'GHN5\tML261121-0005\nGHN9\tML261121-0009'],
  ['semicolons', 'ML261121-0005;GHN5\nML261121-0009; GHN9'],
  ['commas', 'ML261121-0005,GHN5\nML261121-0009,GHN9'],
  ['spaces', 'ML261121-0005 GHN5\nML261121-0009   GHN9'],
  ['small letters, with #', '#ml261121-0005\tGHN5\n#ml261121-0009\tGHN9'],
])('two columns match by code, whichever field they are pasted into: %s', (_, text) => {
  expect(paste(text, { from: 1 })).toEqual(outcome(['GHN9', '', 'GHN5']))
})

test.each<[rule: string, text: string, result: ReturnType<typeof outcome>, before?: Before]>([
  ['a single line with a code', 'ML261121-0002\tGHN2', outcome(['', 'GHN2', ''])],
  [
    'an unknown code, a heading and a number alone: none matches by position',
    'Mã đơn\tMã vận đơn\nML261121-0777\tGHN7\nML261121-0002\tGHN2\nGHN1',
    outcome(['', 'GHN2', ''], ['Mã đơn Mã vận đơn', 'ML261121-0777 GHN7', 'GHN1']),
  ],
  [
    'an empty column, a number with spaces, and a # inside a code',
    'ML261121-0002;;GHN2\nML261121-0009 GHN 9\nML#261121-0005\tGHN5',
    outcome(['GHN 9', 'GHN2', ''], ['ML#261121-0005 GHN5']),
  ],
  ['unknown codes', 'DH1\tGHN1\nDH2\tGHN2', outcome(['', '', ''], ['DH1 GHN1', 'DH2 GHN2'])],
  [
    'codes alone',
    'ML261121-0009\nML261121-0002',
    outcome(['', '', ''], ['ML261121-0009', 'ML261121-0002']),
  ],
  [
    'three columns',
    'ML261121-0002\tNguyễn An\tGHN2',
    outcome(['', '', ''], ['ML261121-0002 Nguyễn An GHN2']),
  ],
  [
    'a code with two numbers gets neither',
    'ML261121-0009\tGHN1\nML261121-0009\tGHN2',
    outcome(['', '', ''], [], ['ML261121-0009']),
    { numbers: kept },
  ],
  [
    'a line that is repeated',
    'ML261121-0009\tGHN1\nML261121-0009\tGHN1',
    outcome(['GHN1', '', '']),
  ],
])('codes with numbers: %s', (_, text, result, before) => {
  expect(paste(text, before)).toEqual(result)
})

test('two orders with the same number are found, in any spelling', () => {
  const numbers = new Map([
    [9, ' ghn 1'],
    [2, 'GHN2'],
    [5, 'GHN1'],
  ])
  const twins = parcels.map((parcel) => orderWithSameTracking(parcels, numbers, parcel)?.code)
  expect(twins).toEqual(['ML261121-0005', undefined, 'ML261121-0009'])
  expect(orderWithSameTracking(parcels, new Map([[9, ' ']]), { id: 9, code: '' })).toBeUndefined()
})
