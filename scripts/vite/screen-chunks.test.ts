import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { screenChunks } from './screen-chunks.ts'

it('cuts the modules of the first screens by who loads them, and leaves the rest to the bundler', () => {
  const imports: Readonly<Record<string, readonly string[]>> = {
    '_shop/index': ['hero', 'picture'],
    '_shop/category.$slug': ['cards'],
    '_shop/products.index': ['cards'],
    '_shop/products.$slug': ['picture', 'price'],
    '_shop/account.index': ['form'],
    'admin.products.index': ['price', 'form'],
  }
  const graph = new Map(
    Object.entries(imports).map(([name, importedIds]) => [
      resolve('src/routes', `${name}.lazy.tsx`),
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
