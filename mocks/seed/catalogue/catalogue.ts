import { aoDai } from './ao-dai.ts'
import { dresses } from './dresses.ts'
import type { CatalogueEntry } from './entry.ts'
import { longDresses } from './long-dresses.ts'
import { outerwear } from './outerwear.ts'
import { pants } from './pants.ts'
import { shirts } from './shirts.ts'
import { skirts } from './skirts.ts'
import { tops } from './tops.ts'

export const catalogue: readonly CatalogueEntry[] = [
  ...shirts,
  ...tops,
  ...dresses,
  ...longDresses,
  ...skirts,
  ...pants,
  ...aoDai,
  ...outerwear,
]
