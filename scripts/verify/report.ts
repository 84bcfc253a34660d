import { escaped } from '../lib/escaped.ts'
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

const signs = { pass: '✓', skipped: '-', missing: '?', fail: '✗' } as const

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
        ...faults.slice(0, shownFaults).flatMap((fault) => linesOf(signs.fail, fault, shown)),
        ...(rest > 0 ? [`  ${signs.fail} … and ${rest} more (--html has all)`] : []),
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
  return names.length === 0
    ? []
    : [`  ${signs.missing} not there, or by another path: ${someOf(names)}`]
}

/** Rules that were not tried for one reason stand in one line. */
function untriedOf(rules: readonly Rule[]): string[] {
  const byReason = Map.groupBy(
    rules.filter(({ why }) => why !== undefined),
    ({ why }) => why,
  )
  return [...byReason].map(([why, own]) => `  - ${why}: ${someOf(own.map(({ id }) => id))}`)
}

function linesOf(sign: string, fault: Fault, shown: Set<string>): string[] {
  const { sentence, request, answer, expected, where } = fault
  if (shown.has(sentence)) return [`  ${sign} ${sentence} (as above)`]
  shown.add(sentence)
  return [
    `  ${sign} ${sentence}`,
    ...(request ? [`      asked     ${request}`, `      answered  ${answer}`] : []),
    `      expected  ${expected}  (${where})`,
  ]
}

const sentencesOf = ({ faults }: Rule) => faults.map(({ sentence }) => sentence).join('\n')

/** Returns a report in JUnit's XML, a suite for each milestone and a case for each rule. */
export function junitOf({ milestones }: Report): string {
  const suites = milestones.map(({ title, rules }) => {
    const cases = rules.map((rule) => {
      const { id, summary, outcome, faults, why = '' } = rule
      const details = faults.flatMap((fault) => linesOf('', fault, new Set())).join('\n')
      const inside = {
        pass: '',
        skipped: `<skipped message="${escaped(why)}"/>`,
        missing: `<skipped message="${escaped(sentencesOf(rule))}"/>`,
        fail: `<failure message="${escaped(sentencesOf(rule))}">${escaped(details)}</failure>`,
      }[outcome]
      return `    <testcase classname="${escaped(id)}" name="${escaped(summary)}">${inside}</testcase>`
    })
    const skipped = count(rules, 'skipped') + count(rules, 'missing')
    return `  <testsuite name="${escaped(title)}" tests="${rules.length}" failures="${count(rules, 'fail')}" skipped="${skipped}" errors="0">
${cases.join('\n')}
  </testsuite>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n${suites.join('\n')}\n</testsuites>\n`
}

/** Returns a report as one page that needs nothing else. */
export function pageOf(report: Report, api: string): string {
  const parts = report.milestones.map((milestone, index) => {
    const rules = milestone.rules.map(({ outcome, summary, why, faults }) => {
      const told = faults.map(
        (fault) => `<pre>${escaped(linesOf('', fault, new Set()).join('\n'))}</pre>`,
      )
      return `<li class="${outcome}">${signs[outcome]} ${escaped(why ? `${summary} (${why})` : summary)}${told.join('')}</li>`
    })
    const isOpen = count(milestone.rules, 'fail') > 0 ? ' open' : ''
    return `<details${isOpen}><summary>${escaped(headOf(milestone, index))}</summary><ul>${rules.join('\n')}</ul></details>`
  })
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escaped(api)} and the contract</title>
<style>
body { font: 16px/1.5 system-ui; max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
summary { font-weight: bold; cursor: pointer }
ul { list-style: none; padding-left: 1rem }
.fail { color: light-dark(#a40000, #ff9d9d) }
.skipped, .missing { color: light-dark(#555, #aaa) }
pre { white-space: pre-wrap; overflow-wrap: anywhere; margin: 0 0 0.5rem }
</style>
<h1>${escaped(api)} and the contract</h1>
${parts.join('\n')}
<pre>${escaped(linesOfRepairs(report.repairs).join('\n'))}</pre>
</html>
`
}
