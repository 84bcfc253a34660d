import { emptyProductForm, type ProductForm } from '@/domain/admin/product-form'
import { localStore, parseJson } from '@/lib/storage'
import { isRecord } from '@/lib/stored-fields'

/** What was typed and not saved: the form, the version it began from, and when it was kept. */
export type Kept = { form: ProductForm; version: string | null; at: string }

const keyOf = (id: number | null) => `admin_product:${id ?? 'new'}`

/** What this device keeps of a product's form; damaged parts are those of `base`. Null where there is nothing. */
export function readKept(id: number | null, base: ProductForm): Kept | null {
  const stored = parseJson(localStore.read(keyOf(id)))
  if (!isRecord(stored) || !isRecord(stored.form) || typeof stored.at !== 'string') return null
  if (Number.isNaN(Date.parse(stored.at))) return null
  const version = typeof stored.version === 'string' ? stored.version : null
  return { form: { ...base, ...goodParts(stored.form) }, version, at: stored.at }
}

/** Answers whether there was room for it. */
export function writeKept(id: number | null, form: ProductForm, version: string | null): boolean {
  const kept: Kept = { form, version, at: new Date().toISOString() }
  return localStore.write(keyOf(id), JSON.stringify(kept))
}

/** After it was saved or given up. */
export function removeKept(id: number | null): void {
  localStore.remove(keyOf(id))
}

type Fields = Record<string, unknown>

const statuses: ReadonlySet<unknown> = new Set(['active', 'inactive', 'draft'])

/** The fields that are what they should be. Variants stand or fall with their options. */
function goodParts(stored: Fields): Partial<ProductForm> {
  const names = Object.keys(emptyProductForm).filter((name) => isGood(name, stored[name]))
  const isWhole = ['colors', 'sizes', 'variants'].every((name) => names.includes(name))
  const kept = names.filter((name) => isWhole || !['colors', 'sizes', 'variants'].includes(name))
  return Object.fromEntries(kept.map((name) => [name, stored[name]]))
}

function isGood(name: string, value: unknown): boolean {
  if (name === 'status') return statuses.has(value)
  if (name === 'category_id') return value === null || Number.isSafeInteger(value)
  if (name === 'colors') return isListOf(value, { name: 'string', color_code: 'string' })
  if (name === 'variants')
    return isListOf(value, { color: 'string', size: 'string', price: 'number', stock: 'number' })
  const usual: unknown = Reflect.get(emptyProductForm, name)
  if (Array.isArray(usual)) return Array.isArray(value) && value.every(isText)
  return typeof value === typeof usual
}

function isText(value: unknown): boolean {
  return typeof value === 'string'
}

function isListOf(value: unknown, shape: Record<string, string>): boolean {
  if (!Array.isArray(value)) return false
  const types = Object.entries(shape)
  return value.every(
    (one) => isRecord(one) && types.every(([key, type]) => typeof one[key] === type),
  )
}
