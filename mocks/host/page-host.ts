import * as v from 'valibot'
import { parseStored } from '@/lib/schema'
import type { HostOptions } from './host'

const schema = v.object({ base: v.string(), real: v.string(), fallback: v.boolean() })

/** Returns what `npm run dev -- --api URL --real LIST` wrote into the page; null when nothing is real. */
export function pageHost(): Omit<HostOptions, 'onLine'> | null {
  const text = document.getElementById('host-config')?.textContent ?? null
  return parseStored(text, schema) ?? null
}
