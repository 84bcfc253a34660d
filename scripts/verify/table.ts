import { type CheckResult, type OperationResult, outcomes } from './finding'
import type { Report } from './report'

/** Findings of one operation beyond this number are counted only; the JSON report has all. */
const shownFindings = 8

const signs = {
  pass: 'ok  ',
  skipped: 'skip',
  tolerated: 'tol.',
  missing: 'MISS',
  drift: 'DIFF',
} as const

/** Returns a report for people: a line for each operation, and below it what differs. */
export function tableOf({ operations, leftBehind }: Report): string {
  const width = Math.max(...operations.map(({ operation }) => operation.length))
  const rows = operations.flatMap((result) => {
    const { operation, method, path, outcome } = result
    const line = `${signs[outcome]} ${operation.padEnd(width)}  ${method.padEnd(6)} ${path}`
    return [line + confirmation(result), ...details(result.checks).map((text) => `       ${text}`)]
  })
  const counts = outcomes.map((one) => {
    return `${operations.filter(({ outcome }) => outcome === one).length} ${one}`
  })
  const kept = leftBehind.length > 0 ? [`Left behind: ${leftBehind.join(', ')}`] : []
  return [...rows, '', `${operations.length} operations: ${counts.join(', ')}`, ...kept].join('\n')
}

/** A path that is our idea may only have another name at the host. */
function confirmation({ outcome, provenance }: OperationResult): string {
  return outcome === 'missing' && provenance !== 'spec' ? `  confirm path (${provenance})` : ''
}

function details(checks: readonly CheckResult[]): string[] {
  const lines = checks.flatMap(({ check, title, findings, note }) => {
    const where = check === 'answer' ? '' : `${check}: `
    const call = title === undefined ? where : `${title}: ${where}`
    return [
      ...(note === undefined ? [] : [call + note]),
      ...findings.map(({ at, expected, got }) => `${call}${at || '/'} ${expected}, got ${got}`),
    ]
  })
  const rest = lines.length - shownFindings
  return rest > 0 ? [...lines.slice(0, shownFindings), `… and ${rest} more`] : lines
}
