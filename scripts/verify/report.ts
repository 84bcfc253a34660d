import { escaped } from '../lib/escaped.ts'

export type CheckName = 'preflight' | 'without token' | "with a shopper's token" | 'answer'

export interface Finding {
  /** A JSON pointer into the answer's body, `status`, or `header` and its name. */
  at: string
  /** `tolerated`: the shop reads it all the same; `drift`: it does not. */
  kind: 'tolerated' | 'drift' | 'missing'
  expected: string
  got: string
}

/** What became of an operation or of one check of it, the best first, with its sign in the table. */
const signs = {
  pass: 'ok  ',
  skipped: 'skip',
  tolerated: 'tol.',
  missing: 'MISS',
  drift: 'DIFF',
} as const
type Outcome = keyof typeof signs
const outcomes = Object.keys(signs) as Outcome[]

export interface CheckResult {
  check: CheckName
  /** What sets this call apart from others of its operation. */
  title?: string
  outcome: Outcome
  findings: readonly Finding[]
  /** Why it was skipped, or what may surprise in a pass. */
  note?: string
}

export interface OperationResult {
  operation: string
  method: string
  path: string
  /** Whose idea the path and the payload were: `spec`, `inferred`, `assumed`. */
  provenance: string
  outcome: Outcome
  checks: readonly CheckResult[]
}

export interface Report {
  operations: readonly OperationResult[]
  /** What stays behind, because the contract has no call to take it away. */
  leftBehind: readonly string[]
}

/** Returns the worst of some outcomes; `pass` of none. */
export function worst(found: readonly Outcome[]): Outcome {
  return outcomes.findLast((outcome) => found.includes(outcome)) ?? 'pass'
}

/** True for what makes a run fail: drift, and a call that the specification itself names and the host lacks. */
export function fails({ outcome, provenance }: OperationResult): boolean {
  return outcome === 'drift' || (outcome === 'missing' && provenance === 'spec')
}

/** Returns a report that may be shown: tokens are no part of it, wherever a host has put them. */
export function withoutSecrets(report: Report, secrets: readonly string[]): Report {
  const hide = (_key: string, value: unknown): unknown =>
    typeof value === 'string'
      ? secrets.reduce((text, secret) => text.replaceAll(secret, '(token)'), value)
      : value
  // A copy of the report, so it has its type.
  return JSON.parse(JSON.stringify(report, hide)) as Report
}

/** Findings of one operation beyond this number are counted only; the JSON report has all. */
const shownFindings = 8

/** Returns a report for people: a line for each operation, and below it what differs. */
export function tableOf({ operations, leftBehind }: Report): string {
  const width = Math.max(...operations.map(({ operation }) => operation.length))
  const rows = operations.flatMap((result) => {
    const { operation, method, path, outcome, provenance } = result
    // A path that is our idea may only have another name at the host.
    const isOurIdea = outcome === 'missing' && provenance !== 'spec'
    const hint = isOurIdea ? `  confirm path (${provenance})` : ''
    const lines = linesOf(result)
    const rest = lines.length - shownFindings
    return [
      `${signs[outcome]} ${operation.padEnd(width)}  ${method.padEnd(6)} ${path}${hint}`,
      ...[...lines.slice(0, shownFindings), ...(rest > 0 ? [`… and ${rest} more`] : [])].map(
        (line) => `       ${line}`,
      ),
    ]
  })
  const counts = outcomes.map((one) => {
    return `${operations.filter(({ outcome }) => outcome === one).length} ${one}`
  })
  const kept = leftBehind.length > 0 ? [`Left behind: ${leftBehind.join(', ')}`] : []
  return [...rows, '', `${operations.length} operations: ${counts.join(', ')}`, ...kept].join('\n')
}

function linesOf({ checks }: OperationResult): string[] {
  return checks.flatMap(({ check, title, findings, note }) => {
    const call = [...(title ? [title] : []), ...(check === 'answer' ? [] : [check])]
    const where = call.map((word) => `${word}: `).join('')
    return [
      ...(note === undefined ? [] : [where + note]),
      ...findings.map(({ at, expected, got }) => `${where}${at || '/'} ${expected}, got ${got}`),
    ]
  })
}

/** Returns a report in JUnit's XML, a test case for each operation. */
export function junitOf({ operations }: Report): string {
  const isSkipped = (result: OperationResult) =>
    !fails(result) && ['skipped', 'missing'].includes(result.outcome)
  const cases = operations.map((result) => {
    const { operation, method, path, outcome } = result
    const text = escaped(linesOf(result).join('\n'))
    const inside = fails(result)
      ? `<failure type="${outcome}" message="${escaped(`${method} ${path}`)}">${text}</failure>`
      : isSkipped(result)
        ? `<skipped message="${text.replaceAll('\n', ' ')}"/>`
        : text && `<system-out>${text}</system-out>`
    return `    <testcase classname="contract" name="${operation}">${inside}</testcase>`
  })
  const failures = operations.filter(fails).length
  const counts = `tests="${operations.length}" failures="${failures}" skipped="${operations.filter(isSkipped).length}" errors="0"`
  return `<?xml version="1.0" encoding="UTF-8"?>
<testsuites>
  <testsuite name="contract verify" ${counts}>
${cases.join('\n')}
  </testsuite>
</testsuites>
`
}
