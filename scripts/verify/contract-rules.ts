import { randomUUID } from 'node:crypto'
import { type OperationId, operationTable } from '../../mocks/contract/operations.gen'
import { operationIds } from '../../mocks/scenarios/names'
import { isRecord, memberOf, parsedJson } from '../../src/lib/json'
import { keyHeader } from '../../src/lib/random-key'
import { bodySchema, forbiddenBodies, otherContent } from './forbidden-bodies'
import { type Asked, judged, type Observer, type Send, type Sent, sentTo } from './gateway'
import { isIgnored, type List, listOf, optionalParameters, probesOf } from './query-probes'
import { changes, type Fault, type Milestone, placeOf, type Rule, toldOf } from './report'

/** Rules that follow from the contract alone. Each holds for many operations. */
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

type ContractRule = {
  title: Title
  /** The operation, or a part of it. */
  id: string
  operation: OperationId
}

/** Parameters of paths that name nobody's own record. */
const isPublic = (path: string) => !path.includes('{') || path.endsWith('{product_id}')

/** True for a write to a record that is there. The documents can't make a payment unclear, to settle it. */
const canBeOld = (operation: OperationId) =>
  operationTable[operation].path.includes('{') && operation !== 'settlePayment'

const methods = ['GET', 'POST', 'PUT', 'DELETE'] as const

function rulesOf(operation: OperationId): readonly ContractRule[] {
  const { method, path, access, repeat } = operationTable[operation]
  const isRead = method === 'GET'
  const body = bodySchema(operation)
  const holds: Readonly<Partial<Record<Title, boolean>>> = {
    Keys: repeat === 'key',
    Versions: Boolean(body?.properties?.updated_at) && canBeOld(operation),
    'Other people': access === 'user' && (isRead || !isPublic(path)),
    Tokens: isRead && access !== 'anyone',
    Bodies: body !== null && changes(operation),
  }
  const own = titles.filter((title) => holds[title])
  const queries = isRead ? optionalParameters(operation) : []
  return [
    ...own.map((title) => ({ title, id: operation, operation })),
    ...queries.map(([name]) => ({
      title: 'Queries' as const,
      id: `${operation}.${name}`,
      operation,
    })),
  ]
}

const rules: readonly ContractRule[] = [
  ...operationIds.flatMap(rulesOf),
  ...methods.map((method): ContractRule => ({
    title: 'Other origins',
    id: method,
    operation: firstOf(method),
  })),
  { title: 'Secrets', id: 'secrets', operation: 'currentUser' },
]

const byTitle = Map.groupBy(rules, ({ title }) => title)

function firstOf(method: string): OperationId {
  return operationIds.find((id) => operationTable[id].method === method) ?? 'siteInfo'
}

/** A request that a host has to refuse, made from one that it does. */
type Trial = {
  title: Title
  /** In words, after the name of the operation: `answers 200 to …`. */
  what: string
  asked: Asked
  allowed: readonly number[]
}

const refusals = [400, 409, 413, 415, 422]
const versionBefore = '2000-01-01T00:00:00Z'
const secret = /passw|hash|secret|salt$|remember_|private_key/i

export type RuleOptions = {
  send: Send
  apiBase: string
  allowWrites: boolean
  /** Origin of the shop's pages; null tries none. */
  origin: string | null
  token: string | null
  staffToken: string | null
  /** The token of a person who has just registered, and owns nothing. */
  stranger: string | null
}

export type ContractRules = Observer & { milestones(): readonly Milestone[] }

/**
 * Tries rules that follow from the contract, each with the first request of a document that the host has
 * done.
 */
export function contractRules(options: RuleOptions): ContractRules {
  const { send, apiBase, origin, stranger } = options
  /** The faults of each rule that was tried. */
  const tried = new Map<string, Fault[]>()
  const done = new Set<OperationId>()
  let waiting: readonly (readonly [Trial, Sent])[] = []

  const ask = (asked: Asked) => sentTo(send, apiBase, asked)
  const dataOf = (sent: Sent) => judged(sent.operation, sent.reply, apiBase).judgement.data

  /** Notes that a rule was tried, and what is wrong if anything is. */
  function note(title: Title, id: string, sent: Sent, wrong: string | null, expected: string) {
    const faults = tried.get(`${title} ${id}`) ?? []
    tried.set(`${title} ${id}`, faults)
    if (wrong === null) return
    const sentence = `\`${sent.operation}\` ${wrong}: ${summaries[title]}`
    faults.push({ sentence, expected, where: placeOf(sent.operation), ...toldOf(sent) })
  }

  /**
   * Notes trials of one rule as one fault, so that a host without any check has one line for each operation.
   */
  function noteTrials(done: boolean): void {
    for (const [title, trials] of Map.groupBy(waiting, ([trial]) => trial.title)) {
      const wrong = trials.filter(([{ allowed }, sent]) => {
        const status = statusOf(sent)
        return done ? !allowed.includes(status) : isSuccess(sent) || status >= 500
      })
      const [trial, sent] = wrong[0] ?? trials[0] ?? []
      // What is refused anyway says nothing of persons and versions.
      const isTold = done || wrong.length > 0 || title === 'Bodies'
      if (!trial || !sent || !isTold) continue
      const said = `answers ${statusOf(sent)} to ${wrong.map(([{ what }]) => what).join(', ')}`
      note(title, sent.operation, sent, wrong.length > 0 ? said : null, trial.allowed.join(' or '))
    }
    waiting = []
  }

  async function tryKey(asked: Asked, first: Sent): Promise<void> {
    const id = asked.operation
    const again = await ask(asked)
    const isSame = isSuccess(again) && marksOf(dataOf(again)) === marksOf(dataOf(first))
    const wrong = `answers ${statusOf(again)} to the same key${isSuccess(again) ? ' with something new' : ''}`
    note('Keys', id, again, isSame ? null : wrong, 'what the first call answered')
    const other = withJson(asked, otherContent(id, jsonOf(asked)))
    if (!other) return
    const refused = await ask(other)
    const isRight = statusOf(refused) === 409
    const what = `answers ${statusOf(refused)} to another content with the same key`
    note('Keys', id, refused, isRight ? null : what, '409')
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
      let wrong: string | null = null
      let told: Sent | null = null
      let wanted = ''
      for (const { value, expected, keeps } of probesOf(name, schema, all)) {
        const query = new URLSearchParams(required)
        query.set(name, value)
        const sent = await ask(at(query))
        const list = listOf(dataOf(sent))
        lists.push(list)
        if (wrong !== null) continue
        ;[told, wanted] = [sent, expected]
        const what = isSuccess(sent) ? 'answers other rows' : `answers ${statusOf(sent)}`
        const isRight = isSuccess(sent) ? keeps(list) : isRefusal(sent)
        if (!isRight) wrong = `${what} to ${name}=${value}`
      }
      const isChoice = schema.enum !== undefined && !['sort', 'per_page'].includes(name)
      if (isChoice && isIgnored(lists, all)) wrong ??= `ignores ${name}`
      if (told) note('Queries', `${operation}.${name}`, told, wrong, wanted)
    }
  }

  async function tryStranger(asked: Asked, owned: Sent): Promise<void> {
    const { operation } = asked
    const own = namesIn(dataOf(owned))
    if (!stranger || own.size === 0) return
    const sent = await ask(withToken(asked, stranger))
    const shared = [...namesIn(dataOf(sent))].find((name) => own.has(name))
    const wrong = shared === undefined ? null : `shows ${shared} to somebody else`
    note('Other people', operation, sent, wrong, 'nothing of the first person')
  }

  async function tryOrigin({ operation, path, headers }: Asked): Promise<void> {
    const { method } = operationTable[operation]
    if (!origin || tried.has(`Other origins ${method}`)) return
    const wanted = [...headers.keys()].filter((name) => name !== 'accept-language')
    const asking = new Headers({ origin, 'access-control-request-method': method })
    if (wanted.length > 0) asking.set('access-control-request-headers', wanted.join(','))
    const request = new Request(apiBase + path, { method: 'OPTIONS', headers: asking })
    const reply = await send(request).catch(String)
    const sent: Sent = { operation, method: 'OPTIONS', path, body: '', reply }
    const allows = (name: string, value: string) => {
      const text =
        typeof reply === 'string' ? null : reply.headers.get(`access-control-allow-${name}`)
      const values = text?.toLowerCase().split(/,\s*/) ?? []
      return (
        values.includes(value.toLowerCase()) || (values.includes('*') && value !== 'authorization')
      )
    }
    const isSimple = method === 'GET' || method === 'POST'
    const isOpen =
      isSuccess(sent) &&
      allows('origin', origin) &&
      (isSimple || allows('methods', method)) &&
      wanted.every((name) => allows('headers', name))
    note('Other origins', method, sent, isOpen ? null : `is closed to ${origin}`, 'CORS headers')
  }

  function lookForSecrets(sent: Sent): void {
    const body = typeof sent.reply === 'string' ? undefined : parsedJson(sent.reply.text)
    const found = pathsIn(body).find((path) => secret.test(path.split('/').at(-1) ?? ''))
    note('Secrets', 'secrets', sent, found ? `answers ${found}` : null, 'no such field')
  }

  return {
    async before(asked) {
      if (done.has(asked.operation)) return
      const results: (readonly [Trial, Sent])[] = []
      for (const trial of trialsOf(asked, options)) results.push([trial, await ask(trial.asked)])
      waiting = results
    },
    async after(asked, exchange) {
      const { operation } = asked
      const { repeat, access } = operationTable[operation]
      noteTrials(isSuccess(exchange))
      if (!isSuccess(exchange)) return
      lookForSecrets(exchange)
      if (rules.some(({ title, id }) => title === 'Other people' && id === operation))
        if (!tried.has(`Other people ${operation}`)) await tryStranger(asked, exchange)
      if (done.has(operation)) return
      done.add(operation)
      await tryOrigin(asked)
      if (exchange.method === 'GET') {
        if (access !== 'anyone') {
          const sent = await ask(withToken(asked, 'contract-verify-invented'))
          const isOpen = statusOf(sent) !== 401
          note('Tokens', operation, sent, isOpen ? `answers ${statusOf(sent)}` : null, '401')
        }
        await tryQueries(asked)
      }
      if (repeat === 'key') await tryKey(asked, exchange)
    },
    milestones: () =>
      titles.map((title) => ({
        title,
        rules: (byTitle.get(title) ?? []).map((rule) =>
          outcomeOf(rule, tried.get(`${title} ${rule.id}`), options),
        ),
      })),
  }
}

/** Returns what a host has to refuse before it does a request. */
function trialsOf(asked: Asked, { stranger }: RuleOptions): readonly Trial[] {
  const { operation, path } = asked
  const json = jsonOf(asked)
  const [fields, { access, path: pattern }] = [
    bodySchema(operation)?.properties,
    operationTable[operation],
  ]
  const trials: Trial[] = []
  if (fields?.updated_at && canBeOld(operation) && isRecord(json)) {
    const old = withJson(fresh(asked), { ...json, updated_at: versionBefore })
    if (old) trials.push({ title: 'Versions', what: 'an old version', asked: old, allowed: [409] })
  }
  if (stranger && access === 'user' && !isPublic(pattern)) {
    const theirs = withToken(asked, stranger)
    trials.push({
      title: 'Other people',
      what: 'somebody else',
      asked: theirs,
      allowed: [401, 403, 404],
    })
  }
  if (!changes(operation)) return trials
  for (const { what, body } of forbiddenBodies(operation, json)) {
    const wrong = withJson(asked, body)
    if (wrong)
      trials.push({ title: 'Bodies', what, asked: fresh({ ...wrong, path }), allowed: refusals })
  }
  return trials
}

function outcomeOf(
  rule: ContractRule,
  faults: readonly Fault[] | undefined,
  options: RuleOptions,
): Rule {
  const { title, id, operation } = rule
  const summary = summaries[title]
  if (faults) return { id, summary, outcome: faults.length > 0 ? 'fail' : 'pass', faults }
  return { id, summary, outcome: 'skipped', why: whyUntried(title, operation, options), faults: [] }
}

function whyUntried(title: Title, operation: OperationId, options: RuleOptions): string {
  const { access } = operationTable[operation]
  if (title === 'Other origins' && !options.origin) return 'needs --origin'
  if (title === 'Other people' && !options.stranger)
    return 'registers somebody: needs --allow-writes'
  if (changes(operation) && !options.allowWrites) return 'writes: needs --allow-writes'
  if (access === 'user' && !options.token) return 'needs --token'
  if (access === 'staff' && !options.staffToken) return 'needs --staff-token'
  return 'the host did no call of it'
}

const statusOf = ({ reply }: Sent): number => (typeof reply === 'string' ? 0 : reply.status)
const isSuccess = (sent: Sent) => statusOf(sent) >= 200 && statusOf(sent) < 300
const isRefusal = (sent: Sent) => statusOf(sent) >= 400 && statusOf(sent) < 500

const isJson = ({ headers }: Asked) => headers.get('content-type')?.startsWith('application/json')
const jsonOf = (asked: Asked): unknown =>
  isJson(asked) ? parsedJson(new TextDecoder().decode(asked.bytes)) : undefined

function withJson(asked: Asked, json: unknown): Asked | null {
  if (!isRecord(json)) return null
  return { ...asked, bytes: new TextEncoder().encode(JSON.stringify(json)).buffer }
}

function withHeader(asked: Asked, name: string, value: string): Asked {
  const headers = new Headers(asked.headers)
  headers.set(name, value)
  return { ...asked, headers }
}

const withToken = (asked: Asked, token: string) =>
  withHeader(asked, 'authorization', `Bearer ${token}`)
const fresh = (asked: Asked) =>
  asked.headers.has(keyHeader) ? withHeader(asked, keyHeader, randomUUID()) : asked

/** Returns where an answer has fields, as pointers. */
function pathsIn(value: unknown, at = ''): readonly string[] {
  if (!isRecord(value)) return []
  return Object.entries(value).flatMap(([name, part]) => [
    `${at}/${name}`,
    ...pathsIn(part, `${at}/${name}`),
  ])
}

const valueAt = (data: unknown, path: string) =>
  path.split('/').slice(1).reduce<unknown>(memberOf, data)
const named = (data: unknown, name: RegExp) =>
  pathsIn(data)
    .filter((path) => name.test(path))
    .map((path) => [path, valueAt(data, path)] as const)

/** Returns the marks that tell two answers apart: their records and results. */
const marksOf = (data: unknown): string => JSON.stringify(named(data, /\/(id|code|result|ok)$/))

/** Returns what names the records of an answer. */
const namesIn = (data: unknown): ReadonlySet<string> =>
  new Set(
    named(data, /^(\/\w+)?(\/\d+)?\/(id|code|email)$/).flatMap(([, value]) =>
      typeof value === 'string' || typeof value === 'number' ? [String(value)] : [],
    ),
  )
