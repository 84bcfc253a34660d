import { expect, test } from 'vitest'
import { sourceFacts } from './source-facts.ts'

const ids = ['ui.price.sale', 'account.status.pending', 'account.status.shipped', 'cart.added']
const factsOf = (files: Record<string, string>) => sourceFacts(new Map(Object.entries(files)), ids)

test('imports by alias, by relative path and lazily are found; packages are not', () => {
  const facts = factsOf({
    'src/screens/cart/CartScreen.tsx': `
      import { Price } from '@/ui/data/Price'
      import { EditFrame } from './EditFrame'
      import styled from 'styled-components'
      const Late = lazy(() => import('../shell/Footer'))`,
    'src/ui/data/Price.tsx': '',
    'src/screens/cart/EditFrame.tsx': '',
    'src/screens/shell/Footer.tsx': '',
  })
  expect(facts['src/screens/cart/CartScreen.tsx']?.imports).toEqual([
    'src/screens/cart/EditFrame.tsx',
    'src/screens/shell/Footer.tsx',
    'src/ui/data/Price.tsx',
  ])
})

test('message ids are found, also those that a template completes', () => {
  const facts = factsOf({
    'src/a.tsx': "msg('ui.price.sale') + msg(`account.status.${status}`) + 'not.an.id'",
  })
  expect(facts['src/a.tsx']?.texts).toEqual([
    'account.status.pending',
    'account.status.shipped',
    'ui.price.sale',
  ])
})

test('tokens are found in files that import them', () => {
  const style = 'color: ${color.accent}; margin: ${space(2)}; box-shadow: ${shadow.low};'
  const facts = factsOf({
    'src/a.tsx': `import { color, shadow } from '@/theme/tokens'\n${style}`,
    'src/b.tsx': style,
  })
  expect(facts['src/a.tsx']?.tokens).toEqual(['color.accent', 'shadow.low'])
  expect(facts['src/b.tsx']?.tokens).toEqual([])
})
