import aoDai from './ao-dai.json' with { type: 'json' }
import dresses from './dresses.json' with { type: 'json' }
import { type CatalogueEntry, catalogueEntry, type WrittenProduct } from './entry.ts'
import longDresses from './long-dresses.json' with { type: 'json' }
import outerwear from './outerwear.json' with { type: 'json' }
import pants from './pants.json' with { type: 'json' }
import shirts from './shirts.json' with { type: 'json' }
import skirts from './skirts.json' with { type: 'json' }
import tops from './tops.json' with { type: 'json' }

const files = [shirts, tops, dresses, longDresses, skirts, pants, aoDai, outerwear]

/** The products as the JSON files list them. A test checks the files against products.schema.json. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
export const writtenProducts = files.flat() as readonly WrittenProduct[]

export const catalogue: readonly CatalogueEntry[] = writtenProducts.map(catalogueEntry)
