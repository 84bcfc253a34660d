import { expect, test } from 'vitest'
import { keyActionOf } from './admin-key'

const plain = {
  key: '/',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  isComposing: false,
  defaultPrevented: false,
}
const idle = { isTyping: false, letters: true }

test.each([
  [{ key: 'k', ctrlKey: true }, 'palette'],
  [{ key: 'K', metaKey: true }, 'palette'],
  [{ key: '/' }, 'search'],
  [{ key: '?', shiftKey: true }, 'list'],
  [{ key: 'k' }, null],
  [{ key: 'k', ctrlKey: true, shiftKey: true }, null],
  [{ key: 'k', ctrlKey: true, defaultPrevented: true }, null],
  [{ key: '/', ctrlKey: true }, null],
  [{ key: '/', altKey: true }, null],
  [{ key: '/', isComposing: true }, null],
] as const)('the key press %o triggers %s §10.2.10', (pressed, asked) => {
  expect(keyActionOf({ ...plain, ...pressed }, idle)).toBe(asked)
})

test('in a field, letters are text, but Ctrl+K works', () => {
  const typing = { ...idle, isTyping: true }
  expect(keyActionOf(plain, typing)).toBeNull()
  expect(keyActionOf({ ...plain, key: '?' }, typing)).toBeNull()
  expect(keyActionOf({ ...plain, key: 'k', ctrlKey: true }, typing)).toBe('palette')
})

test('keys without Ctrl can be turned off §10.2.10', () => {
  const off = { ...idle, letters: false }
  expect(keyActionOf(plain, off)).toBeNull()
  expect(keyActionOf({ ...plain, key: 'k', ctrlKey: true }, off)).toBe('palette')
})
