import { memberOf, parsedJson } from '../../lib/json.ts'
import { errorForm, operationForms } from './contract.gen.ts'
import type { Form, OperationForm } from './form.ts'
import { firstId, type IdTable } from './ids.ts'
import type { HostMapping } from './mapping.ts'
import { fromHost, moneyToHost, nameAt, type Side, stepsOf, toHost } from './translate.ts'

export type Call<Body> = {
  method: string
  /** From the API's base on, with the query. */
  path: string
  body: Body
}

/** A call as the host wants it, and how its answer is read. */
export type HostCall<Body> = Call<Body> & { answer: (text: string) => string }

/** Thrown where a path names an id that this device has not seen: nothing of the host can be meant. */
export class UnknownId extends Error {}

type Template = { operation: string; form: OperationForm; method: string; parts: string[] }

function templateOf(operation: string, at: string, form: OperationForm): Template {
  const [method = '', path = ''] = at.split(' ')
  return { operation, form, method, parts: path.split('/') }
}

const isParameter = (part: string): boolean => part.startsWith('{')

const parametersIn = ({ parts }: Template): number => parts.filter(isParameter).length

/** Paths with fewer parameters first: `/products/by-ids` is no slug. */
const templates = Object.entries(operationForms)
  .map(([operation, form]) => templateOf(operation, form.at, form))
  .toSorted((a, b) => parametersIn(a) - parametersIn(b))

function templateFor(method: string, parts: readonly string[]): Template | undefined {
  return templates.find(
    (one) =>
      one.method === method &&
      one.parts.length === parts.length &&
      one.parts.every((part, nth) => isParameter(part) || part === parts[nth]),
  )
}

/**
 * Returns a call of the contract as a host of another make wants it; as it is where the contract has no such call. A body is the
 * text of JSON, or a form. Throws `UnknownId`.
 */
export function callOf<Body>(
  mapping: HostMapping,
  ids: IdTable,
  { method, path, body }: Call<Body>,
): HostCall<Body> {
  const [pathname = '', search = ''] = path.split('?')
  const parts = pathname.split('/')
  const template = templateFor(method, parts)
  if (!template) return { method, path, body, answer: (text) => text }
  const { operation, form } = template
  const textOf = (text: string): string => {
    if (!mapping.ids || !/^\d{16}$/.test(text) || Number(text) < firstId) return text
    const found = ids.textOf(Number(text))
    if (found === undefined) throw new UnknownId(text)
    return found
  }
  const theirs = templateOf(operation, mapping.paths[operation] ?? form.at, form)
  const given = new Map(template.parts.map((part, nth) => [part, parts[nth] ?? '']))
  const own = theirs.parts.map((part) =>
    isParameter(part)
      ? encodeURIComponent(textOf(decodeURIComponent(given.get(part) ?? '')))
      : part,
  )
  const asked = new URLSearchParams(search)
  const query = new URLSearchParams()
  for (const [name, value] of asked) {
    const isMoney = form.query?.includes(name)
    const units = mapping.money?.units ?? 1
    query.append(nameAt(mapping, name), isMoney ? `${Number(value) * units}` : textOf(value))
  }
  const side = { mapping, ids, places: mapping.requests[operation] ?? {} }
  return {
    method: theirs.method,
    path: own.join('/') + (query.size > 0 ? `?${query}` : ''),
    body: bodyOf(side, form.body ?? 'any', body),
    answer: (text) => answerOf(mapping, ids, template, asked, text),
  }
}

function bodyOf<Body>(side: Side, form: Form, body: Body): Body {
  if (body instanceof FormData) {
    const sent = new FormData()
    for (const [name, value] of body) {
      const known = typeof form === 'object' ? Reflect.get(form, name) : 'any'
      sent.append(
        nameAt(side.mapping, name),
        value instanceof File ? value : fieldText(side, known, value),
      )
    }
    // A form stays a form.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return sent as Body
  }
  if (typeof body !== 'string') return body
  // And a text a text.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return JSON.stringify(toHost(side, form, JSON.parse(body))) as Body
}

/** A form has texts only. */
function fieldText({ mapping, ids }: Side, form: unknown, value: string): string {
  if (form === 'id' && mapping.ids) return ids.textOf(Number(value)) ?? value
  if (form !== 'money') return value
  const amount = moneyToHost(mapping, Number(value))
  return typeof amount === 'string' ? amount : JSON.stringify(amount)
}

function answerOf(
  mapping: HostMapping,
  ids: IdTable,
  { operation, form }: Template,
  asked: URLSearchParams,
  text: string,
): string {
  const body = parsedJson(text)
  if (typeof body !== 'object' || body === null) return text
  const places = {
    ...mapping.answers['*'],
    ...placesOfPage(mapping, form.answer?.data),
    ...mapping.answers[operation],
  }
  const whole = { ...errorForm, ...form.answer }
  const read = fromHost({ mapping, ids, places }, whole, body)
  ids.keep()
  const errors = memberOf(read, 'errors')
  const pages = memberOf(memberOf(read, 'data'), 'pagination')
  if (errors && typeof errors === 'object')
    Reflect.set(Object(read), 'errors', errorsOf(mapping, operation, form.body, errors))
  if (pages && typeof pages === 'object') countPages(pages, asked)
  return JSON.stringify(read)
}

/** Returns where the entries of a list and its pages stand: the same in all answers that have pages. */
function placesOfPage({ lists }: HostMapping, data: Form = 'any'): Record<string, string> {
  if (!lists || typeof data !== 'object' || !('pagination' in data)) return {}
  const [name] = Object.entries(data).find(([, form]) => Array.isArray(form)) ?? []
  const { items, ...parts } = lists
  const pages = Object.entries(parts).map(([part, at]) => [`/data/pagination/${part}`, at])
  return { [`/data/${name}`]: items, ...Object.fromEntries(pages) }
}

/** Returns the texts by the contract's names of fields: `items.0.quantity`. */
function errorsOf(
  mapping: HostMapping,
  operation: string,
  form: Form | undefined,
  errors: object,
): Record<string, unknown[]> {
  const shape = mapping.errors
  const at = (entry: unknown, pointer = '') => stepsOf(pointer).reduce(memberOf, entry)
  const given: [unknown, unknown][] =
    shape && Array.isArray(errors)
      ? errors.map((entry: unknown) => [at(entry, shape.field), at(entry, shape.text)])
      : Object.entries(errors)
  const names = namesIn(mapping, form)
  const moved = Object.entries(mapping.requests[operation] ?? {})
  const found: Record<string, unknown[]> = {}
  for (const [field, texts] of given) {
    const steps = String(field)
      .split(/[./]|\[|\]/)
      .filter(Boolean)
    const indexes = steps.filter(isIndex)
    const place = steps.map((step) => `/${isIndex(step) ? '*' : step}`).join('')
    const [ours] = moved.find(([, theirs]) => theirs === place) ?? []
    const own = ours
      ? ours
          .split('/')
          .slice(1)
          .map((step) => (step === '*' ? indexes.shift() : step))
      : steps.map((step) => names.get(step) ?? step)
    const name = own.join('.')
    found[name] = [...(found[name] ?? []), ...[texts].flat()]
  }
  return found
}

const isIndex = (step: string): boolean => /^\d+$/.test(step)

/** The contract's names of the fields of a request, by the host's. */
function namesIn(mapping: HostMapping, form: Form = 'any', names = new Map<string, string>()) {
  if (typeof form !== 'object') return names
  for (const [name, own] of Object.entries(form)) {
    if (!isIndex(name)) names.set(nameAt(mapping, name), name)
    namesIn(mapping, own, names)
  }
  return names
}

/** A host that says how many there are, and not which page this is, was asked for it. */
function countPages(pages: object, asked: URLSearchParams): void {
  const numberAt = (name: string) => Number(memberOf(pages, name) ?? asked.get(name) ?? Number.NaN)
  const [page, size, total] = [numberAt('current_page'), numberAt('per_page'), numberAt('total')]
  const current = Number.isNaN(page) ? Number(asked.get('page') ?? 1) : page
  Reflect.set(pages, 'current_page', current)
  if (memberOf(pages, 'last_page') !== undefined || Number.isNaN(size + total)) return
  Reflect.set(pages, 'per_page', size)
  Reflect.set(pages, 'last_page', Math.max(1, Math.ceil(total / size)))
}
