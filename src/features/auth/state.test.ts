import { describe, expect, test, vi } from 'vitest'
import { createStore } from '@/lib/store'
import { askSignInAtom, panelAtom, showPanelAtom } from './state'

describe('what the account icon shows', () => {
  test('both forms lead to the same sequel; closing forgets it', () => {
    const store = createStore()
    const next = vi.fn()
    store.set(askSignInAtom, next)
    store.set(showPanelAtom, 'register')
    expect(store.get(panelAtom)).toEqual({ name: 'register', next })
    store.set(showPanelAtom, null)
    store.set(showPanelAtom, 'login')
    expect(store.get(panelAtom)).toEqual({ name: 'login' })
  })
})
