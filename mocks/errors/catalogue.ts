import groups from './catalogue.json' with { type: 'json' }
import { type ErrorRow, type RowGroup, rowsOf } from './row'

/**
 * The rows of the error catalogue, in the order in which the tests open them. `payment.processing` comes
 * before the other rows about payments, because opening its path captures a payment that is still open, and
 * later rows leave such a payment.
 */
export const errorCatalogue: readonly ErrorRow[] =
  // TypeScript does not know which names a JSON file contains, so catalogue.test.ts checks them.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  (groups as readonly RowGroup[]).flatMap(rowsOf)
