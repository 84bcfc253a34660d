import { randomUUID } from 'node:crypto'
import { type OperationId, operationTable } from '../../mocks/contract/operations.gen'
import { operationIds } from '../../mocks/scenarios/names'
import { isRecord, memberOf, jsonOrUndefined } from '../../src/lib/json'
import { idempotencyKeyHeader } from '../../src/lib/random-key'
import { bodySchema, forbiddenBodies, otherContent, pathsIn } from './forbidden-bodies'
import { type Asked, judgeReply, type Observer, type Send, type Sent, sendToHost } from './gateway'
import { isIgnored, type List, listOf, optionalParameters, probesOf } from './query-probes'
import {
  isWriteCall,
  type HostFault,
  type Milestone,
  placeOf,
  type RuleResult,
  requestAndAnswer,
} from './report'

/** Rules that follow directly from the contract. Each rule applies to many operations. */
const summaries = {
  Keys: 'a call that comes twice with one key is done once, another call with that key is refused',
  Versions: 'what has changed since it was seen is not overwritten',
  'Other people': 'nobody reads or changes what belongs to another person',
  Tokens: 'an invented token opens nothing',
  Bodies: 'what the contract forbids is refused',
  Queries: 'each parameter of a list does what it says',
  'Other origins': 'pages of the shop may call the host',
  Secrets: 'no answer has what only the host may know',
} as const

type Title = keyof typeof summaries

const titles = Object.keys(summaries).filter((name): name is Title => name in summaries)

type ContractRule = { title: Title; id: string; operation: OperationId }

/** Returns whether a path has no parameter that identifies a record of one person. */
const isPublic = (path: string) => !path.includes('{') || path.endsWith('{product_id}')

/**
 * Returns whether an operation writes to an existing record and sends the record's version. Settling a
 * payment is left out, because the test documents can't make a payment unclear.
 */
const hasVersions = (operation: OperationId) =>
  operationTable[operation].path.includes('{') &&
  operation !== 'settlePayment' &&
  Boolean(bodySchema(operation)?.properties?.updated_at)

function rulesOf(operation: OperationId): readonly ContractRule[] {
  const { method, path, access, repeat } = operationTable[operation]
  const isRead = method === 'GET'
  const queries = isRead ? optionalParameters(operation) : []
  const held: (readonly [Title, boolean])[] = [
    ['Keys', repeat === 'key'],
    ['Versions', hasVersions(operation)],
    ['Other people', access === 'user' && (isRead || !isPublic(path))],
    ['Tokens', isRead && access !== 'anyone'],
    ['Bodies', bodySchema(operation) !== null && isWriteCall(operation)],
  ]
  return [
    ...held.flatMap(([title, holds]) => (holds ? [{ title, id: operation, operation }] : [])),
    ...queries.map(([name]): ContractRule => ({
      title: 'Queries',
      id: `${operation}.${name}`,
      operation,
    })),
  ]
}

/**
 * All rules that are tried. The rules about calls from other origins are tried with one operation of each
 * method, and with one operation that returns personal data.
 */
const rules: readonly ContractRule[] = [
  ...operationIds.flatMap(rulesOf),
  ...(['siteInfo', 'createOrder', 'updateUserAddress', 'deleteUserAddress'] as const).map(
    (operation): ContractRule => ({ title: 'Other origins', id: operation, operation }),
  ),
  { title: 'Secrets', id: 'secrets', operation: 'currentUser' },
]

const byTitle = Map.groupBy(rules, ({ title }) => title)

/** A request that a host must refuse. It is a changed copy of a request that the host accepts. */
type Trial = {
  title: Title
  /** The fault of the request as the end of a sentence: "answers 200 to" + "an old version". */
  what: string
  asked: Asked
}

const invented = 'contract-verify-invented'
const versionBefore = '2000-01-01T00:00:00Z'
const secret = /passw|hash|secret|salt$|remember_|private_key/i

export type RuleOptions = {
  send: Send
  apiBase: string
  allowWrites: boolean
  /** The origin of the shop's pages. With null, the rules about calls from other origins are not tried. */
  origin: string | null
  token: string | null
  staffToken: string | null
  /** The token of a person who has just registered and owns no records. */
  stranger: string | null
}

export type ContractRules = Observer & { milestones(): readonly Milestone[] }

/**
 * Tries the rules that follow from the contract. Each rule is tried with the first request of a test document
 * that the host has accepted.
 */
export function contractRules(options: RuleOptions): ContractRules {
  const { send, apiBase, origin, stranger } = options
  /** The faults of each rule that was tried. The list is empty if the host follows the rule. */
  const tried = new Map<string, HostFault[]>()
  const done = new Set<OperationId>()
  let waiting: (readonly [Trial, Sent])[] = []

  const ask = (asked: Asked) => sendToHost(send, apiBase, asked)
  const dataOf = (sent: Sent) => judgeReply(sent.operation, sent.reply, apiBase).judgement.data

  /** Records that a rule was tried. If `wrong` says what the host did wrong, a fault is recorded too. */
  function note(title: Title, id: string, sent: Sent, wrong: string | null, expected: string) {
    const faults = tried.get(`${title} ${id}`) ?? []
    tried.set(`${title} ${id}`, faults)
    if (wrong === null) return
    const sentence = `\`${sent.operation}\` ${wrong}: ${summaries[title]}`
    faults.push({ sentence, expected, where: placeOf(sent.operation), ...requestAndAnswer(sent) })
  }

  /**
   * Records the trials that the host has accepted although it must refuse them. All trials of one rule
   * together give one fault.
   */
  function noteTrials(isDone: boolean): void {
    for (const [title, trials] of Map.groupBy(waiting, ([trial]) => trial.title)) {
      const wrong = trials.filter(([, sent]) => !isRefusal(sent))
      const [[, sent] = []] = wrong.length > 0 ? wrong : trials
      // If the host also refuses the valid request, its refusal of the changed requests proves nothing.
      if (!sent || !(isDone || wrong.length > 0 || title === 'Bodies')) continue
      const what = wrong.map(([trial]) => trial.what).join(', ')
      note(
        title,
        sent.operation,
        sent,
        what ? `answers ${statusOf(sent)} to ${what}` : null,
        'a refusal',
      )
    }
    waiting = []
  }

  async function tryKey(asked: Asked, first: Sent): Promise<void> {
    const id = asked.operation
    const again = await ask(asked)
    const isSame = isSuccess(again) && marksOf(dataOf(again)) === marksOf(dataOf(first))
    const wrong = `answers ${statusOf(again)} to the same key, and something new`
    note('Keys', id, again, isSame ? null : wrong, 'what the first call answered')
    const other = otherContent(id, jsonOf(asked))
    if (!isRecord(other)) return
    const refused = await ask(withJson(asked, other))
    const what = `answers ${statusOf(refused)} to another content with the same key`
    note('Keys', id, refused, statusOf(refused) === 409 ? null : what, '409')
  }

  async function tryQueries(asked: Asked): Promise<void> {
    const { operation } = asked
    const [path = ''] = asked.path.split('?')
    const required = new URLSearchParams(asked.path.split('?')[1])
    const own = optionalParameters(operation)
    if (own.length === 0) return
    for (const [name] of own) required.delete(name)
    const at = (query: URLSearchParams) => ({ ...asked, path: `${path}?${query}` })
    const all = listOf(dataOf(await ask(at(required))))
    for (const [name, schema] of own) {
      const lists: List[] = []
      let told: { sent: Sent; wrong: string | null; expected: string } | null = null
      for (const { value, expected, keeps } of probesOf(name, schema, all)) {
        const query = new URLSearchParams(required)
        query.set(name, value)
        const sent = await ask(at(query))
        const list = listOf(dataOf(sent))
        lists.push(list)
        const isRight = isSuccess(sent) ? keeps(list) : isRefusal(sent)
        const wrong = isRight ? null : `answers other rows to ${name}=${value}`
        if (!told?.wrong) told = { sent, wrong, expected }
      }
      if (!told) continue
      const ignored = isIgnored(name, lists, all) ? `ignores ${name}` : null
      note('Queries', `${operation}.${name}`, told.sent, told.wrong ?? ignored, told.expected)
    }
  }

  async function tryStranger(asked: Asked, owned: Sent): Promise<void> {
    const { operation } = asked
    const own = namesIn(dataOf(owned))
    if (!stranger || own.size === 0 || tried.has(`Other people ${operation}`)) return
    const sent = await ask(withToken(asked, stranger))
    const shared = [...namesIn(dataOf(sent))].find((name) => own.has(name))
    const wrong = shared === undefined ? null : `shows ${shared} to somebody else`
    note('Other people', operation, sent, wrong, 'nothing of the first person')
  }

  async function tryOrigin({ operation, path, headers }: Asked): Promise<void> {
    if (!origin || !byTitle.get('Other origins')?.some(({ id }) => id === operation)) return
    const { method } = operationTable[operation]
    const wanted = [...headers.keys()].filter((name) => name !== 'accept-language')
    const asking = new Headers({ origin, 'access-control-request-method': method })
    if (wanted.length > 0) asking.set('access-control-request-headers', wanted.join(','))
    const reply = await send(
      new Request(apiBase + path, { method: 'OPTIONS', headers: asking }),
    ).catch(String)
    const sent: Sent = { operation, method: 'OPTIONS', path, body: '', reply }
    const allows = (name: string, values: readonly string[]) => {
      const text =
        typeof reply === 'string' ? null : reply.headers.get(`access-control-allow-${name}`)
      const allowed = (text ?? '').toLowerCase().split(/,\s*/)
      return values.every((value) => allowed.includes(value.toLowerCase()) || allowed.includes('*'))
    }
    const methods = ['GET', 'POST'].includes(method) ? [] : [method]
    const isOpen =
      allows('origin', [origin]) && allows('methods', methods) && allows('headers', wanted)
    note('Other origins', operation, sent, isOpen ? null : `is closed to ${origin}`, 'CORS headers')
  }

  function lookForSecrets(sent: Sent): void {
    const body = typeof sent.reply === 'string' ? undefined : jsonOrUndefined(sent.reply.text)
    const found = pathsIn(body).find((path) => secret.test(path.at(-1) ?? ''))
    const wrong = found ? `answers /${found.join('/')}` : null
    note('Secrets', 'secrets', sent, wrong, 'no such field')
  }

  return {
    async before(asked) {
      if (done.has(asked.operation)) return
      for (const trial of trialsOf(asked, stranger)) waiting.push([trial, await ask(trial.asked)])
    },
    async after(asked, exchange) {
      const { operation } = asked
      noteTrials(isSuccess(exchange))
      if (!isSuccess(exchange)) return
      lookForSecrets(exchange)
      if (exchange.method === 'GET' && operationTable[operation].access === 'user')
        await tryStranger(asked, exchange)
      if (done.has(operation)) return
      done.add(operation)
      await tryOrigin(asked)
      if (exchange.method === 'GET') await tryQueries(asked)
      if (operationTable[operation].repeat === 'key') await tryKey(asked, exchange)
    },
    milestones: () =>
      titles.map((title) => ({
        title,
        rules: (byTitle.get(title) ?? []).map((rule): RuleResult => {
          const { id } = rule
          const summary = summaries[title]
          const faults = tried.get(`${title} ${id}`)
          if (faults) return { id, summary, outcome: faults.length > 0 ? 'fail' : 'pass', faults }
          return { id, summary, outcome: 'skipped', why: whyUntried(rule, options), faults: [] }
        }),
      })),
  }
}

/** Returns requests that the host must refuse, each made by changing a valid request. */
function trialsOf(asked: Asked, stranger: string | null): readonly Trial[] {
  const { operation } = asked
  const { access, method, path } = operationTable[operation]
  const json = jsonOf(asked)
  const trials: Trial[] = []
  if (hasVersions(operation) && isRecord(json)) {
    const old = withJson(asked, { ...json, updated_at: versionBefore })
    trials.push({ title: 'Versions', what: 'an old version', asked: old })
  }
  if (stranger && access === 'user' && !isPublic(path))
    trials.push({ title: 'Other people', what: 'somebody else', asked: withToken(asked, stranger) })
  if (access !== 'anyone' && method === 'GET')
    trials.push({ title: 'Tokens', what: 'an invented token', asked: withToken(asked, invented) })
  const bodies = isWriteCall(operation) ? forbiddenBodies(operation, json) : []
  return [
    ...trials,
    ...bodies.map(({ what, body }): Trial => ({
      title: 'Bodies',
      what,
      asked: withJson(asked, body),
    })),
  ].map((trial) => ({ ...trial, asked: fresh(trial.asked) }))
}

function whyUntried({ title, operation }: ContractRule, options: RuleOptions): string {
  const { access } = operationTable[operation]
  if (title === 'Other origins' && !options.origin) return 'needs --origin'
  if (title === 'Other people' && !options.stranger)
    return 'registers somebody: needs --allow-writes'
  if (isWriteCall(operation) && !options.allowWrites) return 'writes: needs --allow-writes'
  if (access === 'user' && !options.token) return 'needs --token'
  if (access === 'staff' && !options.staffToken) return 'needs --staff-token'
  return 'the host did no call of it'
}

const statusOf = ({ reply }: Sent): number => (typeof reply === 'string' ? 0 : reply.status)
const isSuccess = (sent: Sent) => statusOf(sent) >= 200 && statusOf(sent) < 300
const isRefusal = (sent: Sent) => statusOf(sent) >= 400 && statusOf(sent) < 500

const isJson = ({ headers }: Asked) => headers.get('content-type')?.startsWith('application/json')
const jsonOf = (asked: Asked): unknown =>
  isJson(asked) ? jsonOrUndefined(new TextDecoder().decode(asked.bytes)) : undefined

const withJson = (asked: Asked, json: unknown): Asked => ({
  ...asked,
  bytes: new TextEncoder().encode(JSON.stringify(json)).buffer,
})

function withHeader(asked: Asked, name: string, value: string): Asked {
  const headers = new Headers(asked.headers)
  headers.set(name, value)
  return { ...asked, headers }
}

const withToken = (asked: Asked, token: string) =>
  withHeader(asked, 'authorization', `Bearer ${token}`)
const fresh = (asked: Asked) =>
  asked.headers.has(idempotencyKeyHeader)
    ? withHeader(asked, idempotencyKeyHeader, randomUUID())
    : asked

const named = (data: unknown, name: RegExp) =>
  pathsIn(data)
    .map((path) => [`/${path.join('/')}`, path.reduce<unknown>(memberOf, data)] as const)
    .filter(([path]) => name.test(path))

/**
 * Returns the ids, codes and results in an answer as one text. Two answers with the same text count as the
 * same answer.
 */
const marksOf = (data: unknown): string => JSON.stringify(named(data, /\/(id|code|result|ok)$/))

/** Returns the ids, codes and e-mails of the records in an answer. */
const namesIn = (data: unknown): ReadonlySet<string> =>
  new Set(
    named(data, /^(\/\w+)?(\/\d+)?\/(id|code|email)$/).flatMap(([, value]) =>
      typeof value === 'string' || typeof value === 'number' ? [String(value)] : [],
    ),
  )
