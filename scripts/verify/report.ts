import { readFileSync } from 'node:fs'
import { type OperationId, operationTable } from '../../mocks/contract/operations.gen'
import { type Document, inputsOf, type Step, type StepResult, type Workflow } from './documents'
import type { Exchange, Sent } from './gateway'
import type { Inputs } from './goods'

/** A difference between a host and the contract. */
export type HostFault = {
  /** A sentence that names the operation, what the host did wrong, and the rule. */
  sentence: string
  /** The request as it was sent. A long request is cut. */
  request: string
  answer: string
  expected: string
  /** File and line of the rule and of the operation in the contract. */
  where: string
  /**
   * An operation that the host does not have, or has at another path. The specification does not contain the
   * operation, so its absence is no fault yet.
   */
  lacks?: OperationId
}

export type RuleResult = {
  id: string
  summary: string
  outcome: 'pass' | 'skipped' | 'missing' | 'fail'
  /** Why the rule was not tried. */
  why?: string
  faults: readonly HostFault[]
}

export type Milestone = { title: string; rules: readonly RuleResult[] }

/** Operations that change nothing, although their method is not GET. */
const reads: ReadonlySet<OperationId> = new Set([
  'login',
  'productsByIds',
  'quoteOrder',
  'syncCartProducts',
])

export const isWriteCall = (operation: OperationId) =>
  operationTable[operation].method !== 'GET' && !reads.has(operation)

/** The inputs that a command line option sets, each with its option. */
const given: Readonly<Record<string, string>> = {
  token: '--token',
  staffToken: '--staff-token',
}

/** Returns why a rule can't be tried at this host, or null when it can be tried. */
export function reasonNotToTry(
  workflow: Workflow,
  inputs: Inputs,
  allowWrites: boolean,
): string | null {
  if (!allowWrites && workflow.steps.some(({ operationId }) => isWriteCall(operationId)))
    return 'writes: needs --allow-writes'
  const lacking = inputsOf(workflow).find((name) => !(name in inputs))
  if (lacking === undefined) return null
  return given[lacking] ? `needs ${given[lacking]}` : `the host gave no ${lacking}`
}

/** A path or a body in the report may have this many characters. Longer ones are cut. */
const longest = 600
const cut = (text: string) => (text.length > longest ? `${text.slice(0, longest)}…` : text)

/** Returns a file's path with the number of the line that matches. */
function lineOf(file: string, text: string, line: RegExp): string {
  return `${file}:${text.slice(0, text.search(line)).split('\n').length}`
}

let contract: string | undefined

/** Returns the file and line of an operation in openapi.yaml. */
export function placeOf(operation: OperationId): string {
  contract ??= readFileSync('openapi.yaml', 'utf8')
  return lineOf('openapi.yaml', contract, new RegExp(`operationId: ${operation}$`, 'm'))
}

/** Returns whether the host lacks an operation that the specification does not require. */
export function isLacking({ operation, reply }: Sent): boolean {
  const isOurIdea = operationTable[operation].provenance !== 'spec'
  return isOurIdea && typeof reply !== 'string' && [404, 405, 501].includes(reply.status)
}

/** Returns the sentences about a failed step, each with the expected result. */
function sentencesOf(
  { operationId, description = '' }: Step,
  { broken }: StepResult,
  { reply, wrong = [] }: Partial<Exchange>,
  summary: string,
): (readonly [sentence: string, expected: string])[] {
  const asked = `\`${operationId}\``
  const to = description && ` to ${description}`
  if (typeof reply === 'string') return [[`${asked}${to} gives no answer`, 'one']]
  const wanted = broken
    .flatMap((condition) => [...condition.matchAll(/\$statusCode == (\d+)/g)])
    .map(([, one]) => one)
    .join(' or ')
  if (reply && wanted)
    return [[`${asked} answers ${reply.status}${to}, not ${wanted}: ${summary}`, wanted]]
  if (wrong.length > 0)
    return wrong.map(({ at, expected, got }) => [
      `${asked} answers ${got} at ${at || '/'}: ${expected}`,
      expected,
    ])
  return broken.length === 0 ? [] : [[`${asked}${to} breaks a rule: ${summary}`, broken.join('; ')]]
}

/**
 * Returns the request and the response of an exchange as the report shows them. Without an exchange, no
 * request was sent.
 */
export function requestAndAnswer(
  exchange: Sent | undefined,
): Omit<HostFault, 'sentence' | 'expected' | 'where'> {
  if (!exchange) return { request: '', answer: 'none' }
  const { method, path, body, reply, operation } = exchange
  return {
    request: cut(`${method} ${path} ${body}`.trim()),
    answer: typeof reply === 'string' ? reply : cut(`${reply.status} ${reply.text}`),
    ...(isLacking(exchange) && { lacks: operation }),
  }
}

/** Returns the results of the rules of a test document. */
export function milestoneOf(
  { title, file, text, workflows }: Document,
  results: readonly StepResult[],
  exchanges: readonly Exchange[],
  skipped: ReadonlyMap<string, string>,
): Milestone {
  const rules = workflows.map(({ workflowId: id, summary, steps }): RuleResult => {
    const why = skipped.get(id)
    if (why !== undefined) return { id, summary, outcome: 'skipped', why, faults: [] }
    const line = lineOf(file, text, new RegExp(`workflowId: ${id}$`, 'm'))
    const own = results.filter(({ workflowId }) => workflowId === id)
    const faults = own.flatMap((result) => {
      const step = steps.find(({ stepId }) => stepId === result.stepId)
      if (!step) return []
      const exchange = result.exchange === null ? undefined : exchanges[result.exchange]
      const where = `${line}, ${placeOf(step.operationId)}`
      return sentencesOf(step, result, exchange ?? {}, summary).map(([sentence, expected]) => {
        return { sentence, expected, where, ...requestAndAnswer(exchange) }
      })
    })
    return { id, summary, outcome: outcomeOf(faults), faults }
  })
  return { title, rules }
}

/** Returns the result of a rule with these faults. */
function outcomeOf(faults: readonly HostFault[]): RuleResult['outcome'] {
  if (faults.length === 0) return 'pass'
  return faults.every(({ lacks }) => lacks) ? 'missing' : 'fail'
}

export type Finding = {
  /** The place in the response's body, as a JSON pointer. */
  at: string
  expected: string
  got: string
}

/** A difference that the shop can read nevertheless, with the operations that have it. */
export type Repairs = {
  /** How the shop reads such an answer, for example with a default value. */
  how: string
  places: readonly string[]
}

/** The result of checking a host: the rules that it keeps or breaks, and the differences that are allowed. */
export type Report = {
  milestones: readonly Milestone[]
  /** Differences from the contract that the shop can read nevertheless, by what the shop does with them. */
  repairs: readonly Repairs[]
}

export function repairsOf(exchanges: readonly Exchange[]): readonly Repairs[] {
  const all = exchanges.flatMap(({ operation, repaired }) =>
    repaired.map(({ at, expected, got }) => ({
      expected,
      place: `\`${operation}\` ${at}: ${got}`,
    })),
  )
  return [...Map.groupBy(all, ({ expected }) => expected)].map(([how, own]) => ({
    how,
    places: [...new Set(own.map(({ place }) => place))],
  }))
}

/** Returns a report that other people may see. All tokens are removed, wherever the host has put them. */
export function withoutSecrets(report: Report, secrets: ReadonlyArray<string | undefined>): Report {
  const hide = (_key: string, value: unknown): unknown =>
    typeof value === 'string'
      ? secrets.reduce<string>((text, one) => (one ? text.replaceAll(one, '(token)') : text), value)
      : value
  // The value is a copy of the report, so it has the report's type.
  return JSON.parse(JSON.stringify(report, hide)) as Report
}

const count = (rules: readonly RuleResult[], outcome: RuleResult['outcome']) =>
  rules.filter((one) => one.outcome === outcome).length

/**
 * Returns whether a host breaks a rule of the contract. With `isStrict`, a rule that was not tried counts as
 * broken.
 */
export function breaksContract({ milestones }: Report, isStrict = false): boolean {
  const rules = milestones.flatMap((one) => one.rules)
  return count(rules, 'fail') > 0 || (isStrict && count(rules, 'skipped') > 0)
}

/** Returns how many rules there are, and how many have each result. */
function countsOf(milestones: readonly Milestone[]): string {
  const rules = milestones.flatMap((one) => one.rules)
  const [kept, broken] = [count(rules, 'pass'), count(rules, 'fail')]
  const [missing, untried] = [count(rules, 'missing'), count(rules, 'skipped')]
  return `${rules.length} rules: ${kept} kept, ${broken} broken, ${missing} to confirm, ${untried} not tried`
}

function headOf({ title, rules }: Milestone, index: number): string {
  const passed = count(rules, 'pass')
  const untried = count(rules, 'skipped')
  const rest = passed === rules.length ? ' ✓' : untried > 0 ? ` (${untried} not tried)` : ''
  return `${index + 1} ${title} ${passed}/${rules.length}${rest}`
}

/** Returns the report as text: how many rules of each part the host keeps, each fault, and the repairs. */
export function reportText({ milestones, repairs }: Report): string {
  const rules = milestones.flatMap((milestone, index) => [
    headOf(milestone, index),
    ...untriedOf(milestone.rules),
    ...lackingOf(milestone.rules),
    ...milestone.rules
      .filter(({ outcome }) => outcome === 'fail')
      .flatMap(({ faults }) => faults.flatMap(linesOf)),
  ])
  const read = repairs.map(
    ({ how, places }) =>
      `The shop reads all the same: ${places.length} × ${how}, first ${places[0]}`,
  )
  return [...rules, '', ...read, countsOf(milestones)].join('\n')
}

/** Returns a line with all operations that the host lacks. */
function lackingOf(rules: readonly RuleResult[]): string[] {
  const own = rules.filter(({ outcome }) => outcome === 'missing')
  const names = new Set(own.flatMap(({ faults }) => faults.flatMap(({ lacks }) => lacks ?? [])))
  return names.size === 0 ? [] : [`  ? not there, or by another path: ${[...names].join(', ')}`]
}

/** Returns the rules that were not tried: one line for each reason. */
function untriedOf(rules: readonly RuleResult[]): string[] {
  const untried = rules.filter(({ why }) => why !== undefined)
  return [...Map.groupBy(untried, ({ why }) => why)].map(
    ([why, own]) => `  - ${why}: ${own.map(({ id }) => id).join(', ')}`,
  )
}

function linesOf({ sentence, request, answer, expected, where }: HostFault): string[] {
  return [
    `  ✗ ${sentence}`,
    ...(request ? [`      asked     ${request}`, `      answered  ${answer}`] : []),
    `      expected  ${expected}  (${where})`,
  ]
}
