import type { MenuItem, Site } from '@/api/generated/model'
import { siteForm } from '@/domain/admin/site-diff'
import { localStore, parseJson } from '@/lib/storage'
import { isRecord } from '@/lib/stored-fields'

/** What was typed and not saved, and the version it began from. */
export type Kept = { form: Site; version: string }

const key = 'admin_settings'

/** What this device keeps of the form; null where there is nothing of use. `base` says what it looks like. */
export function readKept(base: Site): Kept | null {
  const stored = parseJson(localStore.read(key))
  if (!isRecord(stored) || !isRecord(stored.form) || typeof stored.version !== 'string') return null
  return isSite(stored.form, base) ? { form: siteForm(stored.form), version: stored.version } : null
}

/** Answers whether there was room for it. */
export function writeKept(kept: Kept): boolean {
  return localStore.write(key, JSON.stringify(kept))
}

/** After it was saved or given up. */
export function removeKept(): void {
  localStore.remove(key)
}

function isSite(value: unknown, { menu: _, ...base }: Site): value is Site {
  if (!isRecord(value)) return false
  const texts = Object.entries(base).every(([group, fields]) => {
    const stored = value[group]
    return isRecord(stored) && Object.keys(fields).every((name) => typeof stored[name] === 'string')
  })
  return texts && Array.isArray(value.menu) && value.menu.every(isMenuItem)
}

const types: readonly unknown[] = ['category', 'page', 'link'] satisfies MenuItem['menu_type'][]

function isMenuItem(value: unknown): value is MenuItem {
  if (!isRecord(value)) return false
  const { id, parent_id, name, slug, menu_type, final_url, is_active, position } = value
  return (
    Number.isSafeInteger(id) &&
    (parent_id === null || Number.isSafeInteger(parent_id)) &&
    [name, slug, final_url].every((text) => typeof text === 'string') &&
    types.includes(menu_type) &&
    typeof is_active === 'boolean' &&
    typeof position === 'number'
  )
}
