import type { Kind } from '../db/column'
import { columnsOf, type TableName } from '../db/tables'
import { fieldCheck } from '../pipeline/schemas'

const schemaOf: Partial<Record<TableName, string>> = {
  users: 'User',
  categories: 'AdminCategory',
  products: 'AdminProduct',
  variants: 'AdminVariant',
  banners: 'Banner',
  sections: 'HomepageSection',
  site: 'Site',
  menu: 'MenuItem',
  orders: 'Order',
  order_items: 'OrderItem',
  order_events: 'OrderEvent',
  order_notes: 'OrderNote',
  addresses: 'SavedAddress',
}

export function textOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  return typeof value === 'string' ? value : JSON.stringify(value, null, 2)
}

/** Returns what a person has typed as the column's value; undefined when it can't be one. */
function valueOf(kind: Kind, text: string): unknown {
  if (text === '' && kind.endsWith('?')) return null
  if (kind.startsWith('text')) return text
  if (kind === 'flag') return text === 'true'
  if (kind === 'json') {
    try {
      const value: unknown = JSON.parse(text)
      return typeof value === 'object' && value !== null ? value : undefined
    } catch {
      return undefined
    }
  }
  const number = Number(text)
  return text.trim() !== '' && Number.isFinite(number) ? number : undefined
}

/** Returns why a column can't hold a value, in the words of the contract's validator; null when it can. */
function problemOf(table: TableName, name: string, value: unknown): string | null {
  const schema = schemaOf[table]
  const check = schema !== undefined && value !== null ? fieldCheck(schema, name) : null
  const [broken] = check?.(value) ?? []
  if (!broken) return null
  const values: unknown = broken.params['allowedValues']
  return Array.isArray(values)
    ? values.join(', ')
    : `${broken.instancePath} ${broken.message}`.trim()
}

type ReadRow = { row: object; problems: Readonly<Record<string, string>> }

export function readRow(table: TableName, texts: Readonly<Record<string, string>>): ReadRow {
  const all = columnsOf(table).map(([name, { kind }]) => {
    const value = valueOf(kind, texts[name] ?? '')
    return { name, value, problem: value === undefined ? kind : problemOf(table, name, value) }
  })
  return {
    row: Object.fromEntries(all.map(({ name, value }) => [name, value])),
    problems: Object.fromEntries(
      all.flatMap(({ name, problem }) => (problem === null ? [] : [[name, problem]])),
    ),
  }
}
