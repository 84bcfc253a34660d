import groups from './catalogue.json' with { type: 'json' }
import { type ErrorRow, type RowGroup, rowsOf } from './row'

/**
 * Every text about a failure, in the order in which the tests show them. `payment.processing` comes before
 * the other payments, because its return would capture a payment that a later row leaves open.
 */
export const errorCatalogue: readonly ErrorRow[] =
  // TypeScript does not know which names a JSON file contains, so catalogue.test.ts checks them.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  (groups as readonly RowGroup[]).flatMap(rowsOf)
