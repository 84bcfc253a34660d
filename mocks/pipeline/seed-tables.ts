import type { Tables } from '../db/tables'
import { createWorld } from '../seed/world'

const made = new Map<string, Tables>()

/** The rows a world begins with, made once for the same options: nobody changes a row. */
export function seedTables(options: Parameters<typeof createWorld>[0]): Tables {
  const { seed, now, assetBase } = options
  const key = `${seed} ${now.toISOString()} ${assetBase}`
  const tables = made.get(key) ?? createWorld(options)
  made.set(key, tables)
  return tables
}
