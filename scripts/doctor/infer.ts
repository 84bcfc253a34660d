import { operationForms } from '../../src/api/host/contract.gen'
import { type Fields, type Form, isList } from '../../src/api/host/form'
import type { HostMapping } from '../../src/api/host/mapping'
import { nameAt } from '../../src/api/host/translate'
import { memberOf } from '../../src/lib/json'

/** An answer that a host gave, of an operation of the contract. */
export type Seen = { operation: string; body: unknown }

type Places = Record<string, string>
type Declared = Partial<HostMapping>

/** What `host.json` says, and what a person has to look at. */
export type Inferred = { mapping: Declared; unfound: { operation: string; says: string }[] }

type Json = Record<string, unknown>

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isFields = (form: Form | undefined): form is Fields =>
  typeof form === 'object' && !isList(form)

/** What of a name does not depend on how words are joined. */
const plain = (name: string): string => name.toLowerCase().replaceAll(/[^a-z\d]/g, '')

const keyLike = (value: Json, name: string): string | undefined =>
  Object.keys(value).find((key) => plain(key) === plain(name))

/** Returns which share of the fields a value has. */
function likeness(form: Fields, value: unknown): number {
  if (!isObject(value)) return 0
  const names = Object.keys(form)
  return names.filter((name) => keyLike(value, name) !== undefined).length / names.length
}

/** The objects and lists of a body by their pointers: outer ones first. Entries of lists are left out. */
function* valuesIn(body: unknown, at = '', depth = 0): Generator<[at: string, value: unknown]> {
  yield [at, body]
  if (!isObject(body) || depth === 4) return
  for (const [name, value] of Object.entries(body))
    yield* valuesIn(value, `${at}/${name}`, depth + 1)
}

const enough = 0.3

/** Returns where something of a form stands: in the place that has most of its fields. */
function placeOf(form: Form, body: unknown): string | undefined {
  const own = isList(form) ? form[0] : form
  if (!isFields(own)) return undefined
  let best = { at: '', like: 0 }
  for (const [at, value] of valuesIn(body)) {
    if (isList(form) !== Array.isArray(value)) continue
    const like = likeness(own, Array.isArray(value) ? value[0] : value)
    if (like > best.like) best = { at, like }
  }
  return best.like >= enough ? best.at : undefined
}

const valueAt = (body: unknown, pointer: string): unknown =>
  pointer.split('/').slice(1).reduce(memberOf, body)

/** What hosts call the parts of a page. */
const pageNames: Readonly<Record<string, readonly string[]>> = {
  current_page: ['currentpage', 'page', 'pagenumber', 'pageno', 'pageindex'],
  last_page: ['lastpage', 'totalpages', 'pages', 'pagecount'],
  per_page: ['perpage', 'pagesize', 'limit', 'size'],
  total: ['total', 'totalcount', 'totalitems', 'count', 'totalelements'],
}

/** An answer with pages: its list, and where that and the parts of its pages stand, if not at the data's own place. */
function pageOf({ operation, body }: Seen, dataAt: string) {
  const data = operationForms[operation]?.answer?.data
  if (!isFields(data) || !('pagination' in data)) return undefined
  const [name, list] = Object.entries(data).find(([, form]) => isList(form)) ?? []
  if (name === undefined || list === undefined) return undefined
  const own = valueAt(body, dataAt)
  const has = (field: string) => isObject(own) && keyLike(own, field) !== undefined
  const items = has(name) ? undefined : placeOf(list, body)
  const parts = has('pagination')
    ? []
    : Object.entries(pageNames).flatMap(([part, names]) => {
        const [at] =
          [...valuesIn(body)].find(
            ([place, value]) =>
              typeof value === 'number' &&
              names.includes(plain(place.slice(place.lastIndexOf('/') + 1))),
          ) ?? []
        return at === undefined ? [] : [[part, at] as const]
      })
  return { name, list, items, parts: Object.fromEntries(parts) }
}

function mostOf<Value>(values: readonly Value[]): Value | undefined {
  const counts = new Map<Value, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0]
}

/** Something of the contract beside what the host has in its place. */
type Pair = { ours: string; theirs: string; form: Form; value: unknown }

/** Pairs the fields of a form with those of a value, all the way down. Fields without one are told to `lacks`. */
function* pairsOf(
  form: Form,
  value: unknown,
  lacks: (name: string, among: Json) => void,
): Generator<Pair> {
  if (isList(form)) {
    for (const entry of Array.isArray(value) ? value.slice(0, 5) : [])
      yield* pairsOf(form[0], entry, lacks)
    return
  }
  if (!isFields(form) || !isObject(value)) return
  for (const [ours, own] of Object.entries(form)) {
    const theirs = keyLike(value, ours)
    if (theirs === undefined) {
      lacks(ours, value)
      continue
    }
    yield { ours, theirs, form: own, value: value[theirs] }
    yield* pairsOf(own, value[theirs], lacks)
  }
}

function namesOf(pairs: readonly Pair[]): Declared {
  const names = new Map(pairs.map(({ ours, theirs }) => [ours, theirs]))
  const strange = (declared: Declared) =>
    [...names].filter(([ours, theirs]) => nameAt(empty(declared), ours) !== theirs)
  const styles = [undefined, 'snake', 'camel', 'pascal', 'kebab'] as const
  const [best] = styles
    .map((style) => ({ ...(style && { names: style }) }))
    .toSorted((one, other) => strange(one).length - strange(other).length)
  const renamed = Object.fromEntries(strange(best ?? {}))
  return { ...best, ...(Object.keys(renamed).length > 0 && { renamed }) }
}

function moneyOf(pairs: readonly Pair[]): Declared {
  const amounts = pairs.filter(({ form, value }) => form === 'money' && value !== null)
  const first = amounts.map(({ value }) => value).find(isObject)
  if (first) {
    const isFigure = (value: unknown) => value !== '' && Number.isFinite(Number(value))
    const [amount, figure] = Object.entries(first).find(([, value]) => isFigure(value)) ?? []
    const beside = Object.entries(first).flatMap(([name, value]) =>
      name !== amount && typeof value === 'string' ? [[`/${name}`, value]] : [],
    )
    const text = typeof figure === 'string'
    return { money: { amount: `/${amount}`, beside: Object.fromEntries(beside), text, units: 1 } }
  }
  const isText = amounts.length > 0 && amounts.every(({ value }) => typeof value === 'string')
  return isText ? { money: { amount: '', beside: {}, text: true, units: 1 } } : {}
}

const idsOf = (pairs: readonly Pair[]): Declared =>
  pairs.some(
    ({ form, value }) =>
      (form === 'id' || (isList(form) && form[0] === 'id')) &&
      [value].flat().some((one) => typeof one === 'string' && !/^\d+$/.test(one)),
  )
    ? { ids: 'text' }
    : {}

/** Returns the envelope's own parts, from a success and a refusal. */
function envelopeOf(success: unknown, refusal: unknown, fields: readonly string[]) {
  const places: Places = {}
  const declared: Declared = {}
  const ofType = (body: unknown, type: string) =>
    isObject(body) ? Object.keys(body).find((name) => typeof body[name] === type) : undefined
  for (const [part, type] of [
    ['success', 'boolean'],
    ['message', 'string'],
  ] as const) {
    const name = ofType(refusal, type) ?? ofType(success, type)
    if (name !== undefined && name !== part) places[`/${part}`] = `/${name}`
  }
  for (const [at, value] of valuesIn(refusal)) {
    const [entry] = Array.isArray(value) ? value : []
    const isByField =
      isObject(value) && Object.keys(value).some((name) => fields.includes(plain(name)))
    const texts = isObject(entry)
      ? Object.entries(entry).filter(([, text]) => typeof text === 'string')
      : []
    const [field] = texts.find(([, text]) => fields.includes(plain(String(text)))) ?? []
    const [text] = texts.find(([name]) => name !== field) ?? []
    if (!isByField && (field === undefined || text === undefined)) continue
    if (at !== '/errors') places['/errors'] = at
    if (field !== undefined && text !== undefined)
      declared.errors = { field: `/${field}`, text: `/${text}` }
    break
  }
  return { places, declared }
}

/**
 * Returns the mapping that a host's answers suggest: a draft for a person to correct.
 * @param refusal what it answers to a sign-in without anything
 */
export function inferMapping(seen: readonly Seen[], refusal: unknown): Inferred {
  const dataOf = ({ operation }: Seen): Form => operationForms[operation]?.answer?.data ?? 'any'
  const isPage = (form: Form) => isFields(form) && 'pagination' in form
  const found = new Map(seen.map((one) => [one, placeOf(dataOf(one), one.body)]))
  // A page has few names of its own: it stands where all data do.
  const usual = mostOf(
    [...found].flatMap(([one, at]) => (at === undefined || isPage(dataOf(one)) ? [] : [at])),
  )
  const envelope = envelopeOf(seen[0]?.body, refusal, Object.keys(operationForms.login?.body ?? {}))
  const moved = usual !== undefined && usual !== '/data'
  const answers: Record<string, Places> = {}
  const general = { ...(moved && { '/data': usual }), ...envelope.places }
  if (Object.keys(general).length > 0) answers['*'] = general

  const placeFor = (one: Seen): string =>
    (isPage(dataOf(one)) ? usual : found.get(one)) ?? usual ?? '/data'
  const pages = new Map(seen.map((one) => [one, pageOf(one, placeFor(one))]))
  const listed = [...pages.values()].flatMap((page) => (page?.items === undefined ? [] : [page]))
  const items = mostOf(listed.map((page) => page.items))
  const lists = items !== undefined && { items, ...listed[0]?.parts }

  const pairs: Pair[] = []
  const unfound: Inferred['unfound'] = []
  for (const one of seen) {
    const { operation, body } = one
    const page = pages.get(one)
    const data = placeFor(one)
    const own: Places = {
      ...(data !== (usual ?? '/data') && { '/data': data }),
      ...(page?.items !== undefined &&
        page.items !== items && { [`/data/${page.name}`]: page.items }),
    }
    if (Object.keys(own).length > 0) answers[operation] = own
    const lacks = (name: string, among: Json) => {
      const isElsewhere = page?.items !== undefined && [page.name, 'pagination'].includes(name)
      const says = `no ${name} among ${Object.keys(among).join(', ')}`
      if (!isElsewhere) unfound.push({ operation, says })
    }
    pairs.push(...pairsOf(dataOf(one), valueAt(body, data), lacks))
    if (page?.items !== undefined)
      pairs.push(...pairsOf(page.list, valueAt(body, page.items), lacks))
  }
  const mapping: Declared = {
    ...namesOf(pairs),
    ...idsOf(pairs),
    ...moneyOf(pairs),
    ...(lists && { lists }),
    ...envelope.declared,
    ...(Object.keys(answers).length > 0 && { answers }),
  }
  return { mapping, unfound }
}

/** A mapping that declares no more than this. */
export const empty = (declared: Declared): HostMapping => ({
  paths: {},
  requests: {},
  answers: {},
  ...declared,
})
