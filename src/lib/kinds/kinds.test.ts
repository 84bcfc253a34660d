import { expect, test } from 'vitest'
import type { FieldFacts, Kind } from './kind'
import { type KindName, kinds, numberOf } from './kinds'

/**
 * A text, and how a kind of field reads it. The formats of numbers, days and codes are tested in
 * domain/*.table.test.ts.
 */
type Row = [kind: KindName, text: string, reading: unknown, facts?: FieldFacts]

const value = (read: unknown) => ({ value: read })
const problem = (name: string) => ({ problem: name })
const words = { values: ['draft', 'active'], words: { 'ban nhap': 'draft' } }

test.each<Row>([
  ['money', '250k', value(250_000)],
  ['money', '', value(0)],
  ['money', '', value(null), { optional: true }],
  ['money', '0', value(null), { optional: true }],
  ['money', 'liên hệ', problem('notNumber')],
  ['count', '\u200b', value(0)],
  ['count', '1.5', problem('count')],
  ['measure', '12.55', value(12.55)],
  ['measure', '12cm', problem('measure')],
  ['measure', '1,200', problem('measure')],
  ['text', ' a \n b ', value('a \n b')],
  ['text', 'abc', problem('tooLong'), { max: 2 }],
  ['text', '🌸🌸', value('🌸🌸'), { max: 2 }],
  ['text', 'ab', problem('shape'), { shape: /^\d*$/ }],
  ['line', ' Áo \n lụa\u200b', value('Áo lụa')],
  ['line', 'abc', problem('tooLong'), { max: 2 }],
  ['code', ' ML-1 ', value('ML-1'), { shape: /^[A-Z0-9-]*$/ }],
  ['code', 'Mã 1', problem('code'), { shape: /^[A-Z0-9-]*$/ }],
  ['html', '<p> a</p>', value('<p> a</p>')],
  ['day', '2026-12-01', value('2026-12-01')],
  ['day', '31/02/2026', problem('day')],
  ['day', '', value(null)],
  ['choice', 'Bản nháp', value('draft'), words],
  ['choice', 'active', value('active'), words],
  ['choice', 'bán chạy', problem('choice'), words],
  ['choice', 'constructor', problem('choice'), words],
  ['flag', 'Có', value(true)],
  ['flag', 'maybe', problem('flag')],
  ['relation', '#7', value(7)],
  ['relation', '7#', problem('id')],
  ['relation', '0', problem('id')],
  ['version', '2026-11-21T07:30:00+07:00', value('2026-11-21T00:30:00.000Z')],
  ['version', '2026-11-21 00:30', problem('version')],
  ['list', 'lụa, tơ', value(['lụa', 'tơ'])],
  ['image', '', value(null), { optional: true }],
])('%s: %j is read as %j §10.4.6', (kind, text, reading, facts = {}) =>
  expect(kinds[kind].read(text, facts)).toEqual(reading),
)

test.each<[KindName, unknown, string]>([
  ['money', 250_000, '250.000'],
  ['money', null, ''],
  ['count', 1200, '1.200'],
  ['count', 0, '0'],
  ['measure', 22.5, '22,5'],
  ['measure', null, ''],
  ['relation', 7, '7'],
])('%s: the text written for %j is read as the same value', (name, given, text) => {
  const kind: Kind = kinds[name]
  expect(kind.write(given)).toBe(text)
  expect(kind.read(text, { optional: true })).toEqual(value(given))
})

test.each<[KindName, unknown, string]>([
  ['money', 250_000, '250.000VND'],
  ['money', Number('liên hệ'), ''],
  ['measure', 22.5, '22,5'],
  ['html', '<p>Lụa</p><p>tơ</p>', 'Lụa tơ'],
  ['day', '2026-12-01', '01/12/2026'],
  ['day', null, ''],
  ['choice', 'draft', 'Bản nháp'],
  ['choice', 'gone', 'gone'],
  ['flag', true, 'Có'],
  ['flag', false, 'Không'],
  ['relation', 7, 'Đầm'],
  ['relation', 8, '#8'],
  ['relation', null, ''],
  ['list', ['lụa', 'tơ'], 'lụa, tơ'],
  ['image', '/anh/ao.webp?w=1', 'ao.webp'],
  ['image', `data:image/gif;base64,${'A'.repeat(90)}`, 'data:image/gif;base64,AA…'],
])('%s: %j is put into words as expected', (name, given, text) => {
  const say = {
    yes: 'Có',
    no: 'Không',
    choice: () => 'Bản nháp',
    nameOf: (id: string) => (id === '7' ? 'Đầm' : undefined),
  }
  const kind: Kind = kinds[name]
  expect(kind.inWords(given, say, words)).toBe(text)
})

test('a text without a number gives null', () => {
  expect([numberOf('count', '12'), numberOf('money', '2x'), numberOf('measure', '')]).toEqual([
    12,
    null,
    null,
  ])
})
