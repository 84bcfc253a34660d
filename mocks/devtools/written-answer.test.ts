import { describe, expect, test } from 'vitest'
import { parseScenario } from '../scenarios/parse'
import { type Draft, fieldsOf, readDraft } from './written-answer'

const empty: Draft = { kind: 'error', status: '422', message: '', errors: [], json: '' }
const read = (draft: Partial<Draft>) => readDraft('createOrder', { ...empty, ...draft })

describe('a written answer', () => {
  test('is a name of the grammar', () => {
    const errors = [
      { field: 'phone', text: 'Sai, thử lại' },
      { field: '', text: '' },
    ]
    expect(read({ message: ' Không được ', errors })).toEqual({
      name: 'createOrder.422:message=Không được;phone=Sai%2C thử lại',
    })
    const json = '{ "success": false }'
    expect(read({ kind: 'json', status: '200', json })).toEqual({
      name: 'createOrder.200:json={"success":false}',
    })
    expect(parseScenario(['createOrder.200:json={"success":false}*1']).faults).toHaveLength(1)
  })

  test.each<[string, Partial<Draft>, string]>([
    ['no number', { status: '' }, 'status'],
    ['no error', { status: '200' }, 'status'],
    ['a status without a body', { kind: 'json', status: '204', json: '{}' }, 'status'],
    ['no JSON', { kind: 'json', json: '{ success: false }' }, 'json'],
    ['no body', { kind: 'json', json: '' }, 'json'],
    ['a field without a text', { errors: [{ field: 'phone', text: ' ' }] }, 'fields'],
    ['a text without a field', { errors: [{ field: '', text: 'Sai' }] }, 'fields'],
    ['a name that is none', { errors: [{ field: 'a=b', text: 'Sai' }] }, 'fields'],
  ])('is refused with %s', (_, draft, problem) => {
    expect(read(draft)).toEqual({ problem })
  })

  test('offers the fields that were sent', () => {
    const sent = JSON.stringify({ phone: '1', items: [{ quantity: 2, note: null }], tags: [] })
    expect(fieldsOf(sent)).toEqual(['phone', 'items.0.quantity', 'items.0.note', 'tags'])
    expect([fieldsOf(null), fieldsOf('a=1'), fieldsOf('"text"')]).toEqual([[], [], []])
  })
})
