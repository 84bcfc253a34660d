import { memberOf } from '../../lib/json.ts'
import { type Form, isList } from './form.ts'
import type { IdTable } from './ids.ts'
import type { HostMapping } from './mapping.ts'

/** How one body is translated. */
export type Side = {
  mapping: HostMapping
  ids: IdTable
  /** Places of the host's, by those of the contract. */
  places: Readonly<Record<string, string>>
}

const wordsOf = (name: string): string[] =>
  name.split(/_|(?<=[a-z\d])(?=[A-Z])/).map((word) => word.toLowerCase())

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

const styles = {
  snake: (words: string[]) => words.join('_'),
  kebab: (words: string[]) => words.join('-'),
  pascal: (words: string[]) => words.map(capital).join(''),
  camel: ([first = '', ...others]: string[]) => first + others.map(capital).join(''),
}

/** Returns the host's name of a field or a parameter. */
export function nameAt({ names, renamed }: HostMapping, name: string): string {
  return renamed?.[name] ?? (names ? styles[names](wordsOf(name)) : name)
}

export const stepsOf = (pointer: string): string[] => pointer.split('/').slice(1)

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A body or an entry of a list: what pointers of the host start from. */
type Ground = { value: unknown }

/** Returns the part of a pointer behind its last `*`. Without one the pointer starts from the whole body. */
function fromGround(pointer: string): { isWhole: boolean; steps: string[] } {
  const [, inEntry] = /^.*\/\*(.*)$/.exec(pointer) ?? []
  return { isWhole: inEntry === undefined, steps: stepsOf(inEntry ?? pointer) }
}

function put(ground: Ground, steps: readonly string[], value: unknown): void {
  let [holder, name]: [object, string] = [ground, 'value']
  for (const step of steps) {
    const here = memberOf(holder, name)
    const next = isObject(here) ? here : {}
    Reflect.set(holder, name, next)
    ;[holder, name] = [next, step]
  }
  Reflect.set(holder, name, value)
}

/** Returns what the host gets for a value of the contract. */
export function toHost(side: Side, form: Form, value: unknown): unknown {
  const body: Ground = { value: undefined }

  function translate(own: Form, here: unknown, at: string, entry: Ground): unknown {
    if (here === null || here === undefined) return here
    if (own === 'money') return moneyToHost(side.mapping, here)
    if (own === 'id') return idToHost(side, here)
    if (isList(own) && Array.isArray(here)) return here.map((one) => inEntry(own[0], one, at))
    if (typeof own !== 'object' || isList(own) || !isObject(here)) return here
    const isGround = entry.value === undefined
    const target: Record<string, unknown> = {}
    if (isGround) entry.value = target
    for (const [name, part] of Object.entries(here)) {
      const place = `${at}/${name}`
      const theirs = side.places[place]
      const translated = translate(fieldOf(own, name), part, place, entry)
      if (theirs === undefined) target[nameAt(side.mapping, name)] = translated
      else {
        const { isWhole, steps } = fromGround(theirs)
        put(isWhole ? body : entry, steps, translated)
      }
    }
    return isGround ? entry.value : target
  }

  function inEntry(own: Form, one: unknown, at: string): unknown {
    return translate(own, one, `${at}/*`, { value: undefined })
  }

  return translate(form, value, '', body)
}

/** Returns what the app gets for a value of the host. What is not as the mapping says stays: the reader of answers names it. */
export function fromHost(side: Side, form: Form, value: unknown): unknown {
  const body: Ground = { value }
  const placed = Object.keys(side.places)

  function translate(own: Form, here: unknown, at: string, entry: Ground): unknown {
    if (here === null || here === undefined) return here
    if (own === 'money') return moneyFromHost(side.mapping, here)
    if (own === 'id') return idFromHost(side, here)
    if (isList(own) && Array.isArray(here))
      return here.map((one: unknown) => translate(own[0], one, `${at}/*`, { value: one }))
    return typeof own === 'object' && !isList(own) ? translateFields(own, here, at, entry) : here
  }

  function translateFields(
    own: Readonly<Record<string, Form>>,
    here: unknown,
    at: string,
    entry: Ground,
  ): unknown {
    const found: Record<string, unknown> = isObject(here) ? { ...here } : {}
    let isFound = isObject(here)
    for (const [name, form] of Object.entries(own)) {
      const place = `${at}/${name}`
      const theirs = side.places[place]
      const named = nameAt(side.mapping, name)
      const given = theirs === undefined ? memberOf(here, named) : valueOf(theirs, entry)
      // It has the contract's name now: both would go back to the host with a form.
      if (theirs === undefined && !Object.hasOwn(own, named)) delete found[named]
      // Parts of what the host does not have as such may be found at places of their own.
      const isSplit = given === undefined && placed.some((one) => one.startsWith(`${place}/`))
      const translated = translate(form, isSplit ? {} : given, place, entry)
      if (translated === undefined || (isSplit && isEmpty(translated))) continue
      found[name] = translated
      isFound = true
    }
    return isFound ? found : here
  }

  function valueOf(pointer: string, entry: Ground): unknown {
    const { isWhole, steps } = fromGround(pointer)
    return steps.reduce(memberOf, (isWhole ? body : entry).value)
  }

  return translate(form, value, '', body)
}

const isEmpty = (value: unknown): boolean => isObject(value) && Object.keys(value).length === 0

const fieldOf = (form: Readonly<Record<string, Form>>, name: string): Form =>
  Object.hasOwn(form, name) ? (form[name] ?? 'any') : 'any'

export function moneyToHost({ money }: HostMapping, value: unknown): unknown {
  if (!money || typeof value !== 'number') return value
  const ground: Ground = { value: undefined }
  const amount = value * money.units
  put(ground, stepsOf(money.amount), money.text ? String(amount) : amount)
  for (const [place, text] of Object.entries(money.beside)) put(ground, stepsOf(place), text)
  return ground.value
}

function moneyFromHost({ money }: HostMapping, value: unknown): unknown {
  if (!money) return value
  const isOurs = Object.entries(money.beside).every(
    ([place, text]) => stepsOf(place).reduce(memberOf, value) === text,
  )
  const amount = Number(stepsOf(money.amount).reduce(memberOf, value) ?? Number.NaN)
  return isOurs && Number.isFinite(amount) ? amount / money.units : value
}

function idToHost({ mapping, ids }: Side, value: unknown): unknown {
  if (!mapping.ids || typeof value !== 'number') return value
  // A number that is none of the table was made by the app, such as that of a new item of the menu.
  return ids.textOf(value) ?? String(value)
}

function idFromHost({ mapping, ids }: Side, value: unknown): unknown {
  if (!mapping.ids || typeof value !== 'string') return value
  return ids.numberOf(value) ?? value
}
