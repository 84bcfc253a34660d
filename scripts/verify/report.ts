import type { OperationResult } from './finding'

/** What a run has found. */
export interface Report {
  operations: readonly OperationResult[]
  /** What stays behind, because the contract has no call to take it away. */
  leftBehind: readonly string[]
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
