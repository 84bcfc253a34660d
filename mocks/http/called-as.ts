import type { LogEntry } from '../pipeline/log'
import { isOperation, operationIds } from '../scenarios/names'
import { similarNames } from '../scenarios/similar'
import { Refusal } from './refusal'

const tests = {
  operation: (entry: LogEntry, wanted: string) => entry.operation === wanted,
  status: (entry: LogEntry, wanted: string) => String(entry.status) === wanted,
  path: (entry: LogEntry, wanted: string) => entry.path.includes(wanted),
}

const isTest = (name: string): name is keyof typeof tests => Object.hasOwn(tests, name)

const known = 'Ask by operation, status, path (a part of it) and count'

const shownCalls = 10

/**
 * Answers whether calls came as asked: `operation=createOrder&status=201&count=1`, `count` being how many, at least one
 * without it. What does not hold is a 409 with the calls that miss in one thing only.
 */
export function calledAs(
  entries: readonly LogEntry[],
  asked: URLSearchParams,
): [body: object, status: number] {
  const { count, ...filters } = Object.fromEntries(asked)
  if (count !== undefined && !/^\d+$/.test(count)) throw new Refusal(400, known)
  const wanted = Object.entries(filters).map(([name, value]) => {
    if (!isTest(name)) throw new Refusal(400, `${known}: not by "${name}"`)
    return { name, value, holds: (entry: LogEntry) => tests[name](entry, value) }
  })
  const { operation } = filters
  if (operation !== undefined && !isOperation(operation)) {
    const similar = similarNames(operation, operationIds).join(', ')
    throw new Refusal(400, `The contract has no call "${operation}". Did you mean ${similar}?`)
  }
  const found = entries.filter((entry) => wanted.every(({ holds }) => holds(entry)))
  const isMet = count === undefined ? found.length > 0 : found.length === Number(count)
  if (isMet) return [{ success: true, count: found.length, calls: found }, 200]
  const nearMisses = entries.flatMap((entry) => {
    const missed = wanted.filter(({ holds }) => !holds(entry))
    const [only] = missed
    return only && missed.length === 1
      ? [`${describe(entry)}: ${only.name} is not ${only.value}`]
      : []
  })
  const message = `${found.length} of ${entries.length} calls are so, not ${count ?? 'one or more'}`
  const calls = found.map(describe).slice(-shownCalls)
  return [{ success: false, message, calls, nearMisses: nearMisses.slice(-shownCalls) }, 409]
}

const describe = ({ method, path, operation, status }: LogEntry): string =>
  `${method} ${path} (${operation}) ${status}`
