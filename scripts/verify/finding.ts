/** What was compared with the contract. */
export type CheckName = 'preflight' | 'without token' | "with a shopper's token" | 'answer'

/** A difference from the contract. */
export interface Finding {
  /** A JSON pointer into the answer's body, `status`, or `header` and its name. */
  at: string
  /** `tolerated`: the shop reads it all the same; `drift`: it does not. */
  kind: 'tolerated' | 'drift' | 'missing'
  expected: string
  got: string
}

/** What became of an operation or of one check of it, the best first. */
export const outcomes = ['pass', 'skipped', 'tolerated', 'missing', 'drift'] as const
export type Outcome = (typeof outcomes)[number]

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

/** Returns the worst of some outcomes; `pass` of none. */
export function worst(found: readonly Outcome[]): Outcome {
  return outcomes.findLast((outcome) => found.includes(outcome)) ?? 'pass'
}

/** Returns the outcome of a check with these findings. */
export function outcomeOf(findings: readonly Finding[]): Outcome {
  return worst(findings.map(({ kind }) => kind))
}

/** Returns a value as one short line. */
export function shown(value: unknown): string {
  if (value === undefined) return 'nothing'
  const text = JSON.stringify(value)
  return text.length > 80 ? `${text.slice(0, 79)}…` : text
}
