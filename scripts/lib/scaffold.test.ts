import { describe, expect, it } from 'vitest'
import { componentPath, scaffold } from './scaffold.ts'

describe('scaffold', () => {
  it.each([
    ['ui', 'feedback/Badge', 'ui/feedback/Badge'],
    ['feature', 'cart/CartBadge', 'features/cart/CartBadge'],
    ['screen', 'OrderHistory', 'screens/order-history/OrderHistoryScreen'],
    ['screen', 'OrderHistoryScreen', 'screens/order-history/OrderHistoryScreen'],
  ])('puts %s %s into %s', (kind, name, path) => {
    expect(componentPath(kind, name)).toBe(path)
  })

  it.each([
    ['ui', 'feedback/badge'],
    ['ui', 'Badge'],
    ['ui', '../Badge'],
    ['feature', 'CartBadge'],
    ['widget', 'Badge'],
    ['screen', ''],
  ])('refuses %s %s', (kind, name) => {
    expect(() => componentPath(kind, name)).toThrow('Usage')
  })

  it('mirrors the component with a story', () => {
    expect(scaffold('ui', 'feedback/Badge').map(({ path }) => path)).toEqual([
      'src/ui/feedback/Badge.tsx',
      'stories/ui/feedback/Badge.stories.tsx',
    ])
  })
})
