import * as v from 'valibot'
import { parseStored } from '@/lib/schema'
import { sessionStore } from '@/lib/storage'
import type { Host, HostOptions } from './host'

const schema = v.object({ base: v.string(), real: v.string(), fallback: v.boolean() })

/** The calls that the QA panel has made real or mocked, for the tab. */
const callsKey = 'mock.real'

/** Returns what `npm run dev -- --api URL --real LIST` wrote into the page; null when nothing is real. */
export function pageHost(): Omit<HostOptions, 'onLine'> | null {
  const text = document.getElementById('host-config')?.textContent ?? null
  const written = parseStored(text, schema)
  return written ? { ...written, real: sessionStore.read(callsKey) ?? written.real } : null
}

/** Makes a reload keep the calls that somebody has made real or mocked. */
export function keepCalls({ calls, subscribe }: Host): void {
  subscribe(() => sessionStore.write(callsKey, [...calls()].join(',')))
}
