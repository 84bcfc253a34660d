import type { Exchange } from './gateway'
import type { Fault, Milestone, Rule } from './milestones'

export interface Finding {
  /** A JSON pointer into the answer's body. */
  at: string
  expected: string
  got: string
}

/** What a host does of what the contract says. */
export interface Report {
  milestones: readonly Milestone[]
  /** What the shop reads although it is otherwise. */
  repairs: readonly string[]
}

export function repairsOf(exchanges: readonly Exchange[]): readonly string[] {
  const told = exchanges.flatMap(({ operation, repaired }) =>
    repaired.map(({ at, expected, got }) => `\`${operation}\` ${at}: ${expected}, got ${got}`),
  )
  return [...new Set(told)]
}

/** Returns a report that may be shown: tokens are no part of it, wherever a host has put them. */
export function withoutSecrets(report: Report, secrets: ReadonlyArray<string | undefined>): Report {
  const hide = (_key: string, value: unknown): unknown =>
    typeof value === 'string'
      ? secrets.reduce<string>((text, one) => (one ? text.replaceAll(one, '(token)') : text), value)
      : value
  // A copy of the report, so it has its type.
  return JSON.parse(JSON.stringify(report, hide)) as Report
}

const count = (rules: readonly Rule[], outcome: Rule['outcome']) =>
  rules.filter((one) => one.outcome === outcome).length

/** True for a host that does otherwise than the contract says. */
export function fails({ milestones }: Report): boolean {
  return milestones.some(({ rules }) => count(rules, 'fail') > 0)
}

function headOf({ title, rules }: Milestone, index: number): string {
  const passed = count(rules, 'pass')
  const untried = count(rules, 'skipped')
  const rest = passed === rules.length ? ' ✓' : untried > 0 ? ` (${untried} not tried)` : ''
  return `${index + 1} ${title} ${passed}/${rules.length}${rest}`
}

/** Returns a report for people to plan with. What several rules stumble over is shown once. */
export function textOf({ milestones, repairs }: Report): string {
  const shown = new Set<string>()
  const rules = milestones.flatMap((milestone, index) => [
    headOf(milestone, index),
    ...untriedOf(milestone.rules),
    ...lackingOf(milestone.rules),
    ...milestone.rules.flatMap(({ outcome, faults }) => {
      if (outcome !== 'fail') return []
      const rest = faults.length - shownFaults
      return [
        ...faults.slice(0, shownFaults).flatMap((fault) => linesOf(fault, shown)),
        ...(rest > 0 ? [`  ✗ … and ${rest} more (--json has all)`] : []),
      ]
    }),
  ])
  return [...rules, ...linesOfRepairs(repairs)].join('\n')
}

const linesOfRepairs = (repairs: readonly string[]) =>
  repairs.length === 0
    ? []
    : ['', 'The shop reads all the same:', ...repairs.map((line) => `  ${line}`)]

/** Names in a line beyond these are counted only, and so are the faults of a rule. */
const shownNames = 6
const shownFaults = 4

function someOf(names: Iterable<string>): string {
  const all = [...new Set(names)]
  const rest = all.length - shownNames
  return all.slice(0, shownNames).join(', ') + (rest > 0 ? ` and ${rest} more` : '')
}

/** What a host lacks stands in one line. */
function lackingOf(rules: readonly Rule[]): string[] {
  const own = rules.filter(({ outcome }) => outcome === 'missing')
  const names = own.flatMap(({ faults }) => faults.flatMap(({ lacks }) => lacks ?? []))
  return names.length === 0 ? [] : [`  ? not there, or by another path: ${someOf(names)}`]
}

/** Rules that were not tried for one reason stand in one line. */
function untriedOf(rules: readonly Rule[]): string[] {
  const byReason = Map.groupBy(
    rules.filter(({ why }) => why !== undefined),
    ({ why }) => why,
  )
  return [...byReason].map(([why, own]) => `  - ${why}: ${someOf(own.map(({ id }) => id))}`)
}

function linesOf(fault: Fault, shown: Set<string>): string[] {
  const { sentence, request, answer, expected, where } = fault
  if (shown.has(sentence)) return [`  ✗ ${sentence} (as above)`]
  shown.add(sentence)
  return [
    `  ✗ ${sentence}`,
    ...(request ? [`      asked     ${request}`, `      answered  ${answer}`] : []),
    `      expected  ${expected}  (${where})`,
  ]
}
