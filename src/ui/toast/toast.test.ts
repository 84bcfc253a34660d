import { expect, test } from 'vitest'
import { toastOf, withToast, type ToastItem } from './toast'

const messagesOf = (toasts: readonly ToastItem[]) => toasts.map((toast) => toast.message)

test('a toast is a success for 3000 ms by default (Product §9) §3.6 §9.2', () => {
  expect(toastOf(1, { message: 'Đã lưu' })).toMatchObject({ type: 'success', timeout: 3000 })
  expect(toastOf(1, { message: 'Đã lưu', timeout: 500 }).timeout).toBe(500)
})

test('an error stays until the user dismisses it (WCAG 2.2.1) §9.2', () => {
  expect(toastOf(1, { message: 'Lỗi', type: 'error' }).timeout).toBe(Infinity)
})

test('with the setting, no toast has a time limit (WCAG 2.2.1) §9.2', () => {
  const undo = () => {}
  expect(toastOf(1, { message: 'Đã xóa', undo }, true).timeout).toBe(Infinity)
  expect(toastOf(1, { message: 'Đã lưu', timeout: 8000 }, true).timeout).toBe(Infinity)
})

test('a toast with a button stays longer', () => {
  expect(toastOf(1, { message: 'Đã xóa', undo: () => {} }).timeout).toBeGreaterThan(3000)
})

test('the fifth toast pushes out the oldest', () => {
  const five = ['a', 'b', 'c', 'd', 'e'].map((message, id) => toastOf(id, { message }))
  const shown = five.reduce<readonly ToastItem[]>(withToast, [])
  expect(messagesOf(shown)).toEqual(['b', 'c', 'd', 'e'])
})

test('of toasts with the same key only the newest shows, whatever it says', () => {
  const pasted = [toastOf(1, { message: 'Đã dán 20 ô', about: 'sheet' })]
  const saved = withToast(pasted, toastOf(2, { message: 'Đã lưu 20 ô', about: 'sheet' }))
  expect(messagesOf(saved)).toEqual(['Đã lưu 20 ô'])
  const other = toastOf(3, { message: 'Đã lưu 20 ô', about: 'other' })
  expect(withToast(saved, other).map(({ id }) => id)).toEqual([2, 3])
})

test('the same message shows once, as the newest', () => {
  const first = withToast([toastOf(1, { message: 'a' })], toastOf(2, { message: 'b' }))
  expect(withToast(first, toastOf(3, { message: 'a' })).map((toast) => toast.id)).toEqual([2, 3])
})
