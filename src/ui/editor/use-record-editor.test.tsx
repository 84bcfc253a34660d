import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { IntlProvider } from 'react-intl'
import { string } from 'valibot'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { person } from '@/lib/kept'
import { memoryStorage } from '@/lib/memory-storage'
import { shopConfig } from '@/lib/shop-config'
import { draftStoreOf, type SavedVersion } from './drafts'
import type { FieldTable } from './fields'
import { type RecordEditorOptions, useRecordEditor, type WriteFailure } from './use-record-editor'

type Form = { name: string; brand: string }
const fields: FieldTable<Form> = {
  name: { label: 'ui.error', stored: string() },
  brand: { label: 'ui.error', stored: string() },
}
const form: Form = { name: 'Áo', brand: '' }
const known: SavedVersion<Form> = { id: 7, form, updatedAt: 'v1' }
const fresh: SavedVersion<Form> = { id: null, form: { name: '', brand: '' }, updatedAt: null }

const outcomeOf = (error: unknown): WriteFailure => {
  const reason = error instanceof Error ? error.message : ''
  if (reason === 'conflict' || reason === 'signedOut') return reason
  return reason === 'lost' ? 'unknown' : 'refused'
}

const helpers = { setFieldErrors: vi.fn(), reset: vi.fn(), update: vi.fn() }

function editorOf(options: Partial<RecordEditorOptions<Form>>) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <IntlProvider locale="vi" onError={() => {}}>
      {children}
    </IntlProvider>
  )
  const onSaved = vi.fn()
  const onFailure = vi.fn(() => ({}))
  const send: RecordEditorOptions<Form>['send'] = () => Promise.reject(new Error('refused'))
  const all = { fields, saved: known, send, outcomeOf, onSaved, onFailure, ...options }
  const { result, unmount } = renderHook(() => useRecordEditor(all), { wrapper })
  const save = (typed: Form) => act(() => result.current.save(typed, helpers))
  return { result, unmount, save, onSaved, onFailure }
}

beforeEach(() => void vi.spyOn(shopConfig, 'idempotencyKeys', 'get').mockReturnValue(true))

afterEach(() => {
  person.is('')
  vi.restoreAllMocks()
})

test.each([
  ['keeps what was typed for the same person', 'lan', 'Áo của Lan'],
  ['leaves nothing of a person who has left to the next one', 'mai', undefined],
])('an editor that closes %s §14.3b §14.3c', (_, next, typed) => {
  vi.stubGlobal('localStorage', memoryStorage(new Map()))
  person.is('lan')
  const drafts = draftStoreOf<Form>('draft_product', fields)
  const { result, unmount } = editorOf({ drafts })
  act(() => result.current.type({ name: 'Áo của Lan', brand: '' }))
  person.is(next)
  unmount()
  expect(drafts.read(7, form)?.form.name).toBe(typed)
})

test('the end of the session keeps the form and shows no second message §10.2.4 §10.2.5', async () => {
  const { result, save, onFailure } = editorOf({
    send: () => Promise.reject(new Error('signedOut')),
  })
  await save({ name: 'Tôi', brand: '' })
  expect(onFailure).not.toHaveBeenCalled()
  expect(result.current).toMatchObject({ error: null, isSaving: false })
})

test('if the other person changed another field, both changes are saved without a question', async () => {
  const remote = { id: 7, form: { ...form, brand: 'Họ' }, updatedAt: 'v2' }
  const send = vi
    .fn<RecordEditorOptions<Form>['send']>()
    .mockRejectedValueOnce(new Error('conflict'))
    .mockImplementation((sent) => Promise.resolve({ id: 7, form: sent, updatedAt: 'v3' }))
  const { result, save, onSaved } = editorOf({ send, readNewest: () => Promise.resolve(remote) })
  await save({ name: 'Tôi', brand: '' })
  expect(send).toHaveBeenLastCalledWith({ name: 'Tôi', brand: 'Họ' }, remote, undefined)
  expect(onSaved).toHaveBeenCalledOnce()
  expect(result.current.conflict).toBeNull()
})

test('if both people changed a field, the user chooses a value, which is saved over the newest version', async () => {
  const remote = { id: 7, form: { name: 'Họ', brand: 'Họ' }, updatedAt: 'v2' }
  const send = vi
    .fn<RecordEditorOptions<Form>['send']>()
    .mockRejectedValueOnce(new Error('conflict'))
    .mockImplementation((sent) => Promise.resolve({ id: 7, form: sent, updatedAt: 'v3' }))
  const { result, save } = editorOf({ send, readNewest: () => Promise.resolve(remote) })
  await save({ name: 'Tôi', brand: '' })
  expect(result.current.conflict?.contested).toEqual(['name'])
  await act(() => result.current.resolve([]))
  expect(send).toHaveBeenLastCalledWith({ name: 'Tôi', brand: 'Họ' }, remote, undefined)
})

/**
 * The brand is an example of a value that the server changes by itself. The version stays the same, and a
 * form in which the user has not typed a brand takes the new value.
 */
const followBrand: NonNullable<RecordEditorOptions<Form>['follow']> = (versions) => {
  const { base, local, remote } = versions
  if (local.brand !== base.brand) return versions
  const { brand } = remote
  return { base: { ...base, brand }, local: { ...local, brand }, remote }
}

test('a value that the server changed by itself is a conflict only if the user changed it too; otherwise the form takes it §10.4.8', async () => {
  const remote = { id: 7, form: { ...form, brand: 'Họ' }, updatedAt: 'v1' }
  const send = vi
    .fn<RecordEditorOptions<Form>['send']>()
    .mockRejectedValueOnce(new Error('conflict'))
    .mockImplementation((sent) => Promise.resolve({ id: 7, form: sent, updatedAt: 'v2' }))
  const options = { send, readNewest: () => Promise.resolve(remote), follow: followBrand }
  const typed = editorOf(options)
  await typed.save({ name: 'Tôi', brand: 'Tôi' })
  expect(typed.result.current.conflict?.contested).toEqual(['brand'])
  send.mockRejectedValueOnce(new Error('conflict'))
  const untouched = editorOf(options)
  await untouched.save({ name: 'Tôi', brand: '' })
  expect(send).toHaveBeenLastCalledWith({ name: 'Tôi', brand: 'Họ' }, remote, undefined)
})

test('a restored draft takes over values that the server changed by itself §10.4.8', () => {
  const draft = { form: { name: 'Tôi', brand: '' }, base: form, updatedAt: 'v1', sent: null }
  const drafts = { read: () => draft, write: () => true, remove: () => {} }
  const saved = { id: 7, form: { ...form, brand: 'Họ' }, updatedAt: 'v1' }
  const { result } = editorOf({ saved, drafts, follow: followBrand })
  expect(result.current.start).toEqual({ name: 'Tôi', brand: 'Họ' })
  expect(result.current.changed).toEqual(['name'])
})

test('an earlier try that has reached the server is no conflict', async () => {
  const typed = { name: 'Tôi', brand: '' }
  const send = () => Promise.reject(new Error('conflict'))
  const arrived = { id: 7, form: typed, updatedAt: 'v2' }
  const { result, save, onSaved } = editorOf({ send, readNewest: () => Promise.resolve(arrived) })
  await save(typed)
  expect(onSaved).toHaveBeenCalledWith(arrived, known)
  expect(result.current.conflict).toBeNull()
})

test('a conflict without a newer version is an error, and is not retried for ever', async () => {
  const send = vi.fn(() => Promise.reject(new Error('conflict')))
  const { save, onFailure } = editorOf({ send, readNewest: () => Promise.resolve(known) })
  await save({ name: 'Tôi', brand: '' })
  expect(send).toHaveBeenCalledOnce()
  expect(onFailure).toHaveBeenCalledOnce()
})

test('a create without a response is repeated with its key, and then updated to the present values', async () => {
  const made = { id: 9, form: { name: 'A', brand: '' }, updatedAt: 'v1' }
  const send = vi
    .fn<RecordEditorOptions<Form>['send']>()
    .mockRejectedValueOnce(new Error('lost'))
    .mockResolvedValueOnce(made)
    .mockImplementation((sent) => Promise.resolve({ ...made, form: sent, updatedAt: 'v2' }))
  const { save, onSaved } = editorOf({ saved: fresh, send })
  await save({ name: 'A', brand: '' })
  await save({ name: 'B', brand: '' })
  const [first, again, change] = send.mock.calls
  expect(first?.[2]).toMatch(/^[0-9a-f]{32}$/)
  expect(again).toEqual(first)
  expect(change).toEqual([{ name: 'B', brand: '' }, made, undefined])
  expect(onSaved).toHaveBeenCalledOnce()
})

test('a create is sent under one key until it is done, also after a refusal', async () => {
  const send = vi
    .fn<RecordEditorOptions<Form>['send']>()
    .mockRejectedValueOnce(new Error('lost'))
    .mockRejectedValueOnce(new Error('refused'))
    .mockRejectedValue(new Error('refused'))
  const { save } = editorOf({ saved: fresh, send })
  for (const _ of [1, 2, 3]) await save({ name: 'A', brand: '' })
  expect(new Set(send.mock.calls.map(([, , key]) => key)).size).toBe(1)
})

test('a draft that two tabs have open is created under one key §10.13.6 §11.1.10', async () => {
  vi.stubGlobal('localStorage', memoryStorage(new Map()))
  const drafts = draftStoreOf<Form>('draft_product', fields)
  const send = vi.fn<RecordEditorOptions<Form>['send']>().mockRejectedValue(new Error('lost'))
  const typed = { name: 'A', brand: '' }
  const one = editorOf({ saved: fresh, drafts, send })
  act(() => one.result.current.type(typed))
  act(() => void window.dispatchEvent(new Event('pagehide')))
  const other = editorOf({ saved: fresh, drafts, send })
  await one.save(typed)
  await other.save(typed)
  const [first, second] = send.mock.calls
  expect(second?.[2]).toBe(first?.[2])
})

test('without keys at the host, the message says that the record may have been saved', async () => {
  const send = vi.fn<RecordEditorOptions<Form>['send']>().mockRejectedValue(new Error('lost'))
  vi.spyOn(shopConfig, 'idempotencyKeys', 'get').mockReturnValue(false)
  const { result, save } = editorOf({ saved: fresh, send })
  await save({ name: 'A', brand: '' })
  expect(send.mock.calls[0]?.[2]).toBeUndefined()
  expect(result.current.mayBeSaved).toBe(true)
  act(() => result.current.type({ name: 'B', brand: '' }))
  expect(result.current.mayBeSaved).toBe(true)
})

test('a record that was deleted meanwhile is created with the typed values', async () => {
  const send = vi.fn<RecordEditorOptions<Form>['send']>().mockRejectedValue(new Error('lost'))
  const { save } = editorOf({ send, isGone: true })
  for (const _ of [1, 2]) await save({ name: 'A', brand: '' })
  const [first, again] = send.mock.calls
  expect(first?.[1].id).toBeNull()
  expect(first?.[2]).toMatch(/^[0-9a-f]{32}$/)
  expect(again?.[2]).toBe(first?.[2])
})
