import type { LogEntry } from '../pipeline/log'

function lineOf({ method, path, status, ms, operation, problems }: LogEntry): string {
  const line = `- ${method} ${path} → ${status}, ${ms} ms (${operation ?? 'not in the contract'})`
  return [line, ...problems.map((problem) => `  - ${problem}`)].join('\n')
}

/** Returns a text for a bug report: the page, the scenarios and the last calls. */
export function reportOf(page: string, names: readonly string[], entries: readonly LogEntry[]) {
  const scenario = names.length > 0 ? names.join(',') : 'none'
  const calls = entries.length > 0 ? entries.map(lineOf) : ['- none']
  return [`Page: ${page}`, `Scenario: ${scenario}`, 'Calls:', ...calls, ''].join('\n')
}
