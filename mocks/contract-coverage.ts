import { operationTable } from './contract/operations.gen'
import { errorExamplesOf } from './scenarios/catalogue'
import { operationIds } from './scenarios/names'

type CoverageRow = {
  operation: string
  status: number
  /** A test met it, and the handler itself gave it. */
  handled: boolean
  tested: boolean
  seen: boolean
}

/** What the runs wrote down: lines of `operation status handler|scenario`. */
type CoverageNotes = { tests: readonly string[]; e2e: readonly string[] }

function declared(): readonly (readonly [operation: string, status: number])[] {
  return operationIds.flatMap((operation) => {
    const errors = errorExamplesOf(operation).map(({ status }) => status)
    const statuses = new Set([operationTable[operation].status, ...errors])
    return [...statuses].map((status) => [operation, status] as const)
  })
}

export function coverageRows({ tests, e2e }: CoverageNotes): readonly CoverageRow[] {
  const byTests = new Set(tests)
  const byBrowsers = new Set(e2e)
  return declared().map(([operation, status]) => {
    const [handler, scenario] = ['handler', 'scenario'].map((by) => `${operation} ${status} ${by}`)
    const met = (lines: ReadonlySet<string>) =>
      lines.has(handler ?? '') || lines.has(scenario ?? '')
    const handled = byTests.has(handler ?? '')
    return { operation, status, handled, tested: met(byTests), seen: met(byBrowsers) }
  })
}

type Mark = 'handled' | 'tested' | 'seen'

/** True for an answer that depends on the request: the others are a server's own troubles, which handlers have none of. */
const isOfRequest = ({ status }: CoverageRow): boolean => status < 429

/** Returns the share of rows with a mark, from 0 to 1; for `handled` of those that a handler can give. */
export function shareOf(rows: readonly CoverageRow[], mark: Mark): number {
  const counted = mark === 'handled' ? rows.filter(isOfRequest) : rows
  return counted.filter((row) => row[mark]).length / counted.length
}
