import type * as database from '../../mocks/db/database.ts'
import type * as searching from '../../mocks/handlers/product-search.ts'
import type * as table from '../../mocks/handlers/searches.ts'
import type * as large from '../../mocks/seed/large.ts'
import type * as world from '../../mocks/seed/world.ts'
import { openMockModules } from '../lib/mock-modules.ts'
import { noteIn, type Row } from './rows.ts'

const bound = 5

/** Asks every search of the table of 10,000 products, and returns the rows: ms for the X. */
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
    const { searches } = (await modules.load('/mocks/handlers/searches.ts')) as typeof table
    const db = createDatabase(largeWorld(seedTables({ seed: 1, now: new Date(), assetBase: '' })))
    const taken = (q: string) => {
      const start = performance.now()
      searchShown(db, q)
      return performance.now() - start
    }
    const note = (name: string, ms: number, bounds: Row['bounds']) =>
      noteIn(rows, { name, build: 'mock server', bounds }, { ms })
    note('index of 10,000 products', taken('đầm'), {})
    for (let round = 0; round < rounds; round += 1)
      for (const [q] of searches) note(q, taken(q), { ms: bound })
    return rows
  } finally {
    await modules.close()
  }
}
