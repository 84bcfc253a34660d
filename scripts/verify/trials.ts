import { type OperationId, operationTable } from '../../mocks/contract/operations.gen'
import { jsonPart, lenient } from '../../mocks/pipeline/schemas'
import { operationIds } from '../../mocks/scenarios/names'
import { fieldErrorsOf } from '../../src/api/answer-of'
import { parsedJson } from '../../src/lib/json'
import { wrongsOf, type Wrong } from './fields'
import { type Exchange, judge, type Sent } from './gateway'
import { type Host, noAnswer } from './host'
import { type Fault, faultOf, type Milestone, outcomeOf, placeOf, type Rule } from './milestones'

/** Requests that are on their way at once. */
const atOnce = 8

export interface Trials {
  /** Sends what must be refused, made from a request that is about to be sent, once for each operation. */
  before(sent: Sent): Promise<void>
  exchanges: readonly Exchange[]
  milestone(): Milestone
}

/**
 * Tries with each request of the documents, before it is sent, what the host does of one that is wrong in a field: ids, session
 * and state are right then, so that the field alone can be refused.
 */
export function openTrials(host: Host, apiBase: string): Trials {
  const exchanges: Exchange[] = []
  const faults = new Map<OperationId, Fault[]>()

  async function tried({ operation, method, path, headers }: Sent, wrong: Wrong): Promise<boolean> {
    const body = JSON.stringify(wrong.body)
    const own = headers.filter(([name]) => name !== 'idempotency-key')
    const request = new Request(apiBase + path, { method, headers: own, body })
    const answered = await host.pass(request, { isPatient: false }).catch(noAnswer)
    const judged = judge(operation, answered, apiBase)
    const exchange = { operation, method, path, body, ...judged }
    exchanges.push(exchange)
    if (judged.reply?.status === 429) return false
    const said = whatIsWrong(wrong, exchange)
    if (!said) return true
    const fault = faultOf(exchange, `\`${operation}\` ${said}`, '422', placeOf(operation))
    const known = faults.get(operation) ?? []
    // What is not there is told once.
    if (!fault.lacks || known.length === 0) faults.set(operation, [...known, fault])
    return !fault.lacks
  }

  return {
    exchanges,

    async before(sent) {
      const { operation, text, headers } = sent
      const isSignedIn = headers.some(([name]) => name === 'authorization')
      const mayAsk = isSignedIn || operationTable[operation].access === 'anyone'
      const wrongs = mayAsk && !faults.has(operation) ? wrongsOf(operation, parsedJson(text)) : []
      if (wrongs.length === 0) return
      faults.set(operation, [])
      for (let from = 0; from < wrongs.length; from += atOnce) {
        const some = wrongs.slice(from, from + atOnce)
        const went = await Promise.all(some.map((wrong) => tried(sent, wrong)))
        // What is asked too fast, or is not there, is refused for another reason.
        if (went.includes(false)) return
      }
    },

    milestone() {
      const taking = operationIds.filter((one) => lenient(one, `body/${jsonPart}`) !== null)
      const rules = taking.map((operation): Rule => {
        const own = faults.get(operation)
        const summary = `${operation} refuses what a field may not hold, and says which field`
        const base = { id: `${operation}Fields`, summary, faults: own ?? [] }
        if (!own) return { ...base, outcome: 'skipped', why: 'no right request to start from' }
        return { ...base, outcome: outcomeOf(own) }
      })
      return { title: 'Fields', rules }
    },
  }
}

/** Returns what a host does wrong with such a request; null where it refuses as it should. */
function whatIsWrong({ field, what }: Wrong, { reply, findings }: Exchange): string | null {
  const to = field ? `\`${field}\` ${what}` : what
  if (!reply) return `gives ${findings[0]?.got ?? 'no answer'} to ${to}`
  const { status, text } = reply
  if (status < 300) return `takes ${to} (${status})`
  // A body may be too large before it is read.
  if (status === 413) return null
  if (status !== 422 && status !== 400) return `answers ${status} to ${to}, not 422`
  const named = Object.keys(fieldErrorsOf(parsedJson(text)))
  const isNamed = named.some((name) => `${field}.`.startsWith(`${name}.`) || name.startsWith(field))
  return isNamed ? null : `refuses ${to} without errors at it`
}
