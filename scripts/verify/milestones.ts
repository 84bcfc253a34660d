import { readFileSync } from 'node:fs'
import { type OperationId, operationTable } from '../../mocks/contract/operations.gen'
import { type Document, inputsOf, type StepResult, type Workflow } from './documents'
import type { Exchange } from './gateway'
import type { Inputs } from './goods'

/** What a host does otherwise than the contract says. */
export interface Fault {
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

export interface Rule {
  id: string
  summary: string
  outcome: 'pass' | 'skipped' | 'missing' | 'fail'
  /** Why it was not tried. */
  why?: string
  faults: readonly Fault[]
}

export interface Milestone {
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

const changes = (operation: OperationId) =>
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
function placeOf(operation: OperationId): string {
  contract ??= readFileSync('openapi.yaml', 'utf8')
  return lineOf('openapi.yaml', contract, new RegExp(`operationId: ${operation}$`, 'm'))
}

/** True where a host may not have a call. */
function isLacking({ operation, reply }: Exchange): boolean {
  const isOurIdea = operationTable[operation].provenance !== 'spec'
  return isOurIdea && typeof reply !== 'string' && [404, 405, 501].includes(reply.status)
}

/** Returns what is told of a request, which was not sent where there is no exchange. */
function faultOf(
  exchange: Exchange | undefined,
  sentence: string,
  expected: string,
  where: string,
): Fault {
  const { method, path, body, reply } = exchange ?? {}
  const request = method ? cut(`${method} ${path} ${body}`.trim()) : ''
  const answer =
    typeof reply === 'object' ? cut(`${reply.status} ${reply.text}`) : (reply ?? 'none')
  const lacks = exchange && isLacking(exchange) ? exchange.operation : undefined
  return { sentence, request, answer, expected, where, ...(lacks && { lacks }) }
}

/** Returns what became of the rules of a document. */
export function milestoneOf(
  { title, file, text, workflows }: Document,
  results: readonly StepResult[],
  exchanges: readonly Exchange[],
  skipped: ReadonlyMap<string, string>,
): Milestone {
  const rules = workflows.map((workflow): Rule => {
    const { workflowId: id, summary } = workflow
    const why = skipped.get(id)
    if (why !== undefined) return { id, summary, outcome: 'skipped', why, faults: [] }
    const own = results.filter(({ workflowId }) => workflowId === id)
    const faults = own.flatMap((result) => {
      const step = workflow.steps.find(({ stepId }) => stepId === result.stepId)
      if (!step) return []
      const { operationId: operation, description = '' } = step
      const exchange = result.exchange === null ? undefined : exchanges[result.exchange]
      const line = lineOf(file, text, new RegExp(`workflowId: ${id}$`, 'm'))
      const where = `${line}, ${placeOf(operation)}`
      return faultsOf({ operation, description, summary, where, result, exchange })
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

interface Told {
  operation: OperationId
  description: string
  summary: string
  where: string
  result: StepResult
  exchange: Exchange | undefined
}

function faultsOf({ operation, description, summary, where, result, exchange }: Told) {
  const { reply, wrong = [] } = exchange ?? {}
  const to = description && ` to ${description}`
  const fault = (sentence: string, expected: string) => faultOf(exchange, sentence, expected, where)
  const { broken } = result
  if (typeof reply === 'string') return [fault(`\`${operation}\`${to} gives no answer`, 'one')]
  const wanted = broken
    .flatMap((condition) => [...condition.matchAll(/\$statusCode == (\d+)/g)])
    .map(([, one]) => one)
    .join(' or ')
  if (reply && wanted) {
    const said = `\`${operation}\` answers ${reply.status}${to}, not ${wanted}: ${summary}`
    return [fault(said, wanted)]
  }
  if (wrong.length > 0)
    return wrong.map(({ at, expected, got }) =>
      fault(`\`${operation}\` answers ${got} at ${at || '/'}: ${expected}`, expected),
    )
  if (broken.length === 0) return []
  return [fault(`\`${operation}\`${to} breaks a rule: ${summary}`, broken.join('; '))]
}
