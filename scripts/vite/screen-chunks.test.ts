import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { screenChunks } from './screen-chunks.ts'

it('groups the modules of the first screens by the screens that load them, and no other modules', () => {
  const imports: Readonly<Record<string, readonly string[]>> = {
    'screens/home/HomeScreen': ['hero', 'picture'],
    'screens/product-list/ProductListScreen': ['cards'],
    'screens/product/ProductScreen': ['picture', 'price'],
    'screens/account/PersonalScreen': ['form'],
    'features/admin-products/list/ProductsScreen': ['price', 'form'],
  }
  const graph = new Map(
    Object.entries(imports).map(([name, importedIds]) => [
      resolve('src', `${name}.tsx`),
      { importedIds: [...importedIds] },
    ]),
  )
  graph.set('cards', { importedIds: ['picture', 'heart'] })
  const nameOf = screenChunks((id) => graph.get(id)?.importedIds ?? [])
  expect(['hero', 'picture', 'heart', 'price', 'form'].map(nameOf)).toEqual([
    'home',
    'home-list-product',
    'list',
    'admin-product',
    null,
  ])
})
