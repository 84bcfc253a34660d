import { expect, test } from 'vitest'
import { mergeVersions } from '@/ui/editor/fields'
import { voucherForEditor, voucherFields } from './voucher-form'

test('discount and goods of a voucher are never merged: with 50 % in one version and "all goods" in the other, the user chooses §10.2.4 §10.19.12', () => {
  const { form } = voucherForEditor()
  const base = { ...form, percent: '10', is_for_all: false }
  const local = { ...base, percent: '50', max_uses: '5' }
  const remote = { ...base, is_for_all: true, is_listed: false }
  const merged = mergeVersions(voucherFields, { base, local, remote })
  expect(merged.contested).toEqual(['percent', 'is_for_all'])
  expect(merged.form).toMatchObject({ is_for_all: false, max_uses: '5', is_listed: false })
})
