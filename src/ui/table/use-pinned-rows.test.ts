import { describe, expect, test } from 'vitest'
import { type PinnedRow, withPinnedRows, withoutExpiredNotes } from './use-pinned-rows'

type Row = { id: string; status: string }

const row = (id: string, status = 'pending'): Row => ({ id, status })
const [a, b, c, d] = [row('a'), row('b'), row('c'), row('d')]
const pinned = (item: Row, index: number, other: Partial<PinnedRow<Row>> = {}): PinnedRow<Row> => ({
  item,
  seen: undefined,
  index,
  note: { text: 'done' },
  until: 8000,
  ...other,
})
const shown = (rows: Row[], ...rest: PinnedRow<Row>[]) =>
  withPinnedRows(rows, new Map(rest.map((one) => [one.item.id, one])), ({ id }) => id)

describe('a page with pinned rows', () => {
  test('keeps a row that the server no longer lists in its place, so that the others do not move', () => {
    const [gone, left] = [row('a', 'done'), row('b', 'done')]
    expect(shown([c, d], pinned(left, 1), pinned(gone, 0))).toEqual([gone, left, c, d])
  })

  test('keeps a row at its place that the new sort order would move', () => {
    const changed = row('c', 'hidden')
    expect(shown([changed, a, b], pinned(changed, 2, { until: Infinity }))).toEqual([a, b, changed])
  })

  test('shows the change until the server lists the row again', () => {
    const changed = row('b', 'mine')
    expect(shown([a, b, c], pinned(changed, 1, { seen: b }))[1]).toEqual(changed)
    expect(shown([a, row('b', 'theirs'), c], pinned(changed, 1, { seen: b }))[1]?.status).toBe(
      'theirs',
    )
  })

  test('does not bring back a row that left after its note', () => {
    expect(shown([a, c], pinned(b, 1, { until: Infinity }))).toEqual([a, c])
  })
})

test('after the time of the note, a row that the server lists stays without its note, and any other row disappears §4.12.1', () => {
  const rows = new Map([
    ['a', pinned(a, 0)],
    ['b', pinned(b, 1)],
    ['c', pinned(c, 2, { until: 9000 })],
  ])
  const left = withoutExpiredNotes(rows, new Set(['a']), 8000)
  expect([...left.keys()]).toEqual(['a', 'c'])
  expect(left.get('a')).toMatchObject({ index: 0, note: undefined, until: Infinity })
  expect(left.get('c')?.note).toBeDefined()
})
