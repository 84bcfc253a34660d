import type { ErrorRow } from './row'
import { accountRows } from './rows/account'
import { afterRows } from './rows/after'
import { buyingRows } from './rows/buying'
import { catalogueRows } from './rows/catalogue'
import { officeRows } from './rows/office'
import { readingRows } from './rows/reading'

/** Every sentence of the error catalogue (Product §8), in its order. */
export const errorCatalogue: readonly ErrorRow[] = [
  ...accountRows,
  ...readingRows,
  ...catalogueRows,
  ...buyingRows,
  ...afterRows,
  ...officeRows,
]
