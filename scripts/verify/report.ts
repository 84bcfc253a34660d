import { readFileSync } from 'node:fs'
import { type OperationId, operationTable } from '../../mocks/contract/operations.gen'
import { type Document, inputsOf, type Step, type StepResult, type Workflow } from './documents'
import type { Exchange, Sent } from './gateway'
import type { Inputs } from './goods'

/** What a host does otherwise than the contract says. */
export type Fault = {
  /** All of it in one sentence. */
  sentence: string
  /** The request and the answer as they went over the wire, cut where they are long. */
  request: string
  answer: string
  expected: string
  /** File and line of the rule, and of the operation. */
  where: string
  /** The call that the host does not have, or has by another path: the specification does not name it. */
  lacks?: OperationId
}

export type Rule = {
  id: string
  summary: string
  outcome: 'pass' | 'skipped' | 'missing' | 'fail'
  /** Why it was not tried. */
  why?: string
  faults: readonly Fault[]
}

export type Milestone = {
  title: string
  rules: readonly Rule[]
}

/** Calls that change nothing, though they are no GET. */
const reads: ReadonlySet<OperationId> = new Set([
  'login',
  'productsByIds',
  'quoteOrder',
  'syncCartProducts',
])

export const changes = (operation: OperationId) =>
  operationTable[operation].method !== 'GET' && !reads.has(operation)

/** What people have to give, and how. */
const given: Readonly<Record<string, string>> = {
  token: '--token',
  staffToken: '--staff-token',
}

/** Returns why a rule can't be tried at this host; null where it can. */
export function whyNot(workflow: Workflow, inputs: Inputs, allowWrites: boolean): string | null {
  if (!allowWrites && workflow.steps.some(({ operationId }) => changes(operationId)))
    return 'writes: needs --allow-writes'
  const lacking = inputsOf(workflow).find((name) => !(name in inputs))
  if (lacking === undefined) return null
  return given[lacking] ? `needs ${given[lacking]}` : `the host gave no ${lacking}`
}

/** Paths of a request and bodies are shown up to this length. */
const longest = 600
const cut = (text: string) => (text.length > longest ? `${text.slice(0, longest)}…` : text)

/** Returns file and line where a text has a line. */
function lineOf(file: string, text: string, line: RegExp): string {
  return `${file}:${text.slice(0, text.search(line)).split('\n').length}`
}

let contract: string | undefined

/** Returns file and line of an operation. */
export function placeOf(operation: OperationId): string {
  contract ??= readFileSync('openapi.yaml', 'utf8')
  return lineOf('openapi.yaml', contract, new RegExp(`operationId: ${operation}$`, 'm'))
}

/** True where a host may not have a call. */
export function isLacking({ operation, reply }: Sent): boolean {
  const isOurIdea = operationTable[operation].provenance !== 'spec'
  return isOurIdea && typeof reply !== 'string' && [404, 405, 501].includes(reply.status)
}

/** Returns the sentences about a step that went otherwise, each with what was expected. */
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

/** Returns the report's lines about a request; without an exchange the request was not sent. */
export function toldOf(exchange: Sent | undefined): Omit<Fault, 'sentence' | 'expected' | 'where'> {
  if (!exchange) return { request: '', answer: 'none' }
  const { method, path, body, reply, operation } = exchange
  return {
    request: cut(`${method} ${path} ${body}`.trim()),
    answer: typeof reply === 'string' ? reply : cut(`${reply.status} ${reply.text}`),
    ...(isLacking(exchange) && { lacks: operation }),
  }
}

/** Returns what became of the rules of a document. */
export function milestoneOf(
  { title, file, text, workflows }: Document,
  results: readonly StepResult[],
  exchanges: readonly Exchange[],
  skipped: ReadonlyMap<string, string>,
): Milestone {
  const rules = workflows.map(({ workflowId: id, summary, steps }): Rule => {
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
        return { sentence, expected, where, ...toldOf(exchange) }
      })
    })
    return { id, summary, outcome: outcomeOf(faults), faults }
  })
  return { title, rules }
}

/** Returns what became of a rule with these faults. */
function outcomeOf(faults: readonly Fault[]): Rule['outcome'] {
  if (faults.length === 0) return 'pass'
  return faults.every(({ lacks }) => lacks) ? 'missing' : 'fail'
}

export type Finding = {
  /** A JSON pointer into the answer's body. */
  at: string
  expected: string
  got: string
}

/** One way in which answers differ and are read all the same. */
export type Repairs = {
  /** What the shop does with them. */
  how: string
  places: readonly string[]
}

/** The result of checking a host: the rules that it keeps, and its variations that are allowed. */
export type Report = {
  milestones: readonly Milestone[]
  /** What the shop reads although it is otherwise. */
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

/** True for a host that breaks a rule of the contract; a strict reader also takes no rule on trust. */
export function fails({ milestones }: Report, isStrict = false): boolean {
  const rules = milestones.flatMap((one) => one.rules)
  return count(rules, 'fail') > 0 || (isStrict && count(rules, 'skipped') > 0)
}

/** Returns how many rules there are, and what became of them. */
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

/** Returns a report for people to plan with. */
export function textOf({ milestones, repairs }: Report): string {
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

/** What a host lacks stands in one line. */
function lackingOf(rules: readonly Rule[]): string[] {
  const own = rules.filter(({ outcome }) => outcome === 'missing')
  const names = new Set(own.flatMap(({ faults }) => faults.flatMap(({ lacks }) => lacks ?? [])))
  return names.size === 0 ? [] : [`  ? not there, or by another path: ${[...names].join(', ')}`]
}

/** Rules that were not tried for one reason stand in one line. */
function untriedOf(rules: readonly Rule[]): string[] {
  const untried = rules.filter(({ why }) => why !== undefined)
  return [...Map.groupBy(untried, ({ why }) => why)].map(
    ([why, own]) => `  - ${why}: ${own.map(({ id }) => id).join(', ')}`,
  )
}

function linesOf({ sentence, request, answer, expected, where }: Fault): string[] {
  return [
    `  ✗ ${sentence}`,
    ...(request ? [`      asked     ${request}`, `      answered  ${answer}`] : []),
    `      expected  ${expected}  (${where})`,
  ]
}
