import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { SavedAddress } from '@/api/generated/model'
import { memoryStorage } from '@/lib/memory-storage'
import { differingFields } from '@/ui/editor/fields'
import {
  addressDrafts,
  addressFields,
  type AddressForm,
  addressWithDraft,
  emptyAddressForm,
  savedAddress,
} from './address-form'

const home: SavedAddress = {
  id: 7,
  name: 'Lan',
  phone: '0912345678',
  address: '12 Lê Lợi',
  default: true,
}
const typed: AddressForm = { ...emptyAddressForm, name: 'Lan', phone: '0912' }
const stored = new Map<string, string>()

beforeEach(() => {
  vi.stubGlobal('window', {
    sessionStorage: memoryStorage(stored),
  })
})
afterEach(() => {
  stored.clear()
  vi.unstubAllGlobals()
})

function leave(id: number | null, form: AddressForm) {
  const base = savedAddress(id === null ? undefined : home).form
  const draft = { form, base, updatedAt: null, sent: null }
  addressDrafts.write(id, draft)
}

describe('a form that was left opens again §4.9.1', () => {
  test('of the address that was changed', () => {
    leave(7, { ...typed, default: true })
    expect(addressWithDraft([{ ...home, id: 6 }, home])).toEqual({ address: home })
  })

  test('of a new address', () => {
    leave(null, typed)
    expect(addressWithDraft([home])).toEqual({ address: undefined })
  })

  test('not where nothing is unsaved', () => {
    leave(7, { ...savedAddress(home).form, name: ' Lan ' })
    leave(null, emptyAddressForm)
    expect(addressWithDraft([home])).toBeNull()
  })
})

test('the first address is the default; that is no change of the form', () => {
  expect(savedAddress(undefined, true).form).toEqual({ ...emptyAddressForm, default: true })
  expect(savedAddress(undefined).form).toEqual(emptyAddressForm)
})

test('whether it is the default is a change like any other', () => {
  const { form } = savedAddress(home)
  expect(differingFields(addressFields, form, { ...form, default: false })).toEqual(['default'])
})
