import type { Outcome } from '../pipeline/backend'
import type { CallDetails } from '../pipeline/pipeline'

type PageError = {
  at: string
  text: string
}

export type PageErrors = {
  entries(): readonly PageError[]
  subscribe(listener: () => void): () => void
}

const kept = 50

function textOf(value: unknown): string {
  if (value instanceof Error) return value.stack ?? value.message
  if (typeof value !== 'object' || value === null) return String(value)
  try {
    return JSON.stringify(value)
  } catch {
    return Object.prototype.toString.call(value)
  }
}

/** Listens to uncaught errors, and with `console` to `console.error`, which says all that it said before. */
export function watchErrors(listen: { console: boolean }): PageErrors {
  let entries: readonly PageError[] = []
  const listeners = new Set<() => void>()
  function add(text: string): void {
    entries = [...entries.slice(1 - kept), { at: new Date().toISOString(), text }]
    for (const listener of listeners) listener()
  }
  window.addEventListener('error', ({ error, message }) => add(error ? textOf(error) : message))
  window.addEventListener('unhandledrejection', ({ reason }) => add(textOf(reason)))
  if (listen.console) tapConsole((values) => add(values.map(textOf).join(' ')))
  return {
    entries: () => entries,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

function tapConsole(take: (values: readonly unknown[]) => void): void {
  // oxlint-disable eslint/no-console
  const said = console.error
  console.error = (...values: unknown[]) => {
    take(values)
    said.apply(console, values)
  }
  // oxlint-enable eslint/no-console
}
export function showViolation(text: string): void {
  const id = 'mock-violations'
  const bar = document.getElementById(id) ?? document.createElement('pre')
  if (!bar.isConnected) {
    bar.id = id
    bar.role = 'alert'
    bar.style.cssText =
      'position:fixed;inset:0 0 auto;z-index:2147483001;margin:0;padding:12px;max-height:40vh;overflow:auto;white-space:pre-wrap;font:13px/1.4 ui-monospace,monospace;color:#fff;background:#a11208'
    document.body.append(bar)
  }
  bar.append(`${text}\n`)
}

/** Headers that say nothing about the call: every browser sends its own. */
const dropped = /^(authorization|cookie|sec-|user-agent|referer|origin|host|connection)/

function headersOf(request: Request): Record<string, string> {
  return Object.fromEntries([...request.headers].filter(([name]) => !dropped.test(name)))
}

/** Returns the text of a body; null for none, for a form with files and for a body that breaks off. */
async function bodyText(body: Request | Response): Promise<string | null> {
  const type = body.headers.get('content-type') ?? ''
  if (type.startsWith('multipart/')) return null
  return (await body.text().catch(() => '')) || null
}

export function recordCall(request: Request): (outcome: Outcome) => Promise<CallDetails> {
  const page = location.pathname
  const copy = request.clone()
  return async (outcome) => ({
    page,
    headers: headersOf(copy),
    withToken: copy.headers.has('authorization'),
    sent: await bodyText(copy),
    answered: outcome === 'network-error' ? null : await bodyText(outcome.clone()),
  })
}
