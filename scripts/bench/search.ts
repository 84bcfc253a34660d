import type * as database from '../../mocks/db/database.ts'
import type * as searching from '../../mocks/handlers/product-search.ts'
import type * as table from '../../mocks/handlers/searches.ts'
import type * as view from '../../mocks/handlers/shop-view.ts'
import type * as filters from '../../mocks/rules/facets.ts'
import type * as large from '../../mocks/seed/large.ts'
import type * as world from '../../mocks/seed/world.ts'
import { openMockModules } from '../lib/mock-modules.ts'
import { noteIn, type Row } from './rows.ts'

const bounds = { search: { ms: 5 }, filter: { ms: 20 } } as const

/** Asks every search of the table of 10,000 products and filters them by a colour and a size. Returns the rows: ms for each. */
export async function timeSearches(rounds: number): Promise<Row[]> {
  const modules = await openMockModules()
  const rows: Row[] = []
  try {
    const { createDatabase } = (await modules.load('/mocks/db/database.ts')) as typeof database
    const { seedTables } = (await modules.load('/mocks/seed/world.ts')) as typeof world
    const { largeWorld } = (await modules.load('/mocks/seed/large.ts')) as typeof large
    const { searchShown } = (await modules.load(
      '/mocks/handlers/product-search.ts',
    )) as typeof searching
    const { facetIndex, shownProducts } = (await modules.load(
      '/mocks/handlers/shop-view.ts',
    )) as typeof view
    const { filterByFacets } = (await modules.load('/mocks/rules/facets.ts')) as typeof filters
    const { searches } = (await modules.load('/mocks/handlers/searches.ts')) as typeof table
    const db = createDatabase(largeWorld(seedTables({ seed: 1, now: new Date(), assetBase: '' })))
    const taken = (work: () => void) => {
      const start = performance.now()
      work()
      return performance.now() - start
    }
    const note = (name: string, work: () => void, bound: Row['bounds']) =>
      noteIn(rows, { name, build: 'mock server', bounds: bound }, { ms: taken(work) })
    const search = (q: string) => () => void searchShown(db, q)
    const filter = () =>
      void filterByFacets(shownProducts(db), facetIndex(db), { color: 'red', size: 'M' })
    note('index of 10,000 products', search('đầm'), {})
    note('index of their variants', filter, {})
    for (let round = 0; round < rounds; round += 1) {
      for (const [q] of searches) note(q, search(q), bounds.search)
      note('red and M, counted', filter, bounds.filter)
    }
    return rows
  } finally {
    await modules.close()
  }
}
