import { shopConfig } from '@/lib/shop-config'
import { localStore } from '@/lib/storage'
import { version } from '../../../package.json'
import { operationTable } from '../../contract/operations.gen'
import contract from '../../contract/schemas.gen.json'
import type { LogEntry } from '../../pipeline/log'
import { timeOf } from '../../scenarios/scenario'
import { hash } from '../../seed/chance'
import { type QaWorld, shopKeys, signedInUser } from '../qa-world'
import { type Bundle, type BundledCall, readQaFile, type WorldFile } from './bundle'
import { redactBody, scrub, withoutSessions } from './redact'

/** Keys that are not the shop's, or hold its token. */
export const notBundled = /^(mock\.|__|auth_token$)/

function textsOf(open: () => Storage): Record<string, string> {
  try {
    return Object.fromEntries(Object.entries(open()).filter(([key]) => !notBundled.test(key)))
  } catch {
    // A blocked storage holds nothing.
    return {}
  }
}

export function contractHash(): string {
  return hash(JSON.stringify([contract, operationTable]))
    .toString(16)
    .padStart(8, '0')
}

function bundledCall(entry: LogEntry, repairs: ReturnType<QaWorld['repairs']['entries']>) {
  const { at, method, path, operation, status, ms, problems, details } = entry
  const own = repairs.filter((repair) => repair.operation === operation)
  return {
    at,
    method,
    path,
    operation,
    status,
    ms,
    problems: [...problems],
    repairs: own.map((repair) => `${repair.at} ${repair.did}`),
    sent: redactBody(details?.sent ?? null),
    answered: redactBody(details?.answered ?? null),
  } satisfies BundledCall
}

function secretsOf({ db, log }: QaWorld): string[] {
  const typed = log.entries().flatMap(({ details }) => {
    const found = /"password(?:_confirmation)?":"((?:[^"\\]|\\.)+)"/g
    return [...(details?.sent ?? '').matchAll(found)].map(([, password = '']) => password)
  })
  const token = localStore.read(shopKeys.token) ?? ''
  const tokens = db.tables.tokens.map((session) => session.token)
  const passwords = db.tables.users.map((user) => user.password)
  return [...new Set([token, ...tokens, ...passwords, ...typed])]
}

/** Parameters that have done their work when the page is open. */
const used = ['qa', 'scenario', 'world', 'seed', 'bundle']

function pathOf({ pathname, search, hash }: Location): string {
  const query = new URLSearchParams(search)
  for (const name of used) query.delete(name)
  return `${pathname.slice(shopConfig.base.length)}${query.size > 0 ? `?${query}` : ''}${hash}`
}

function worldOf({ choice, text }: QaWorld): Bundle['world'] {
  return { ...choice, stored: withoutSessions(text()) }
}

export function makeBundle(world: QaWorld): Bundle {
  const { scenario, log, repairs, errors, now } = world
  const current = scenario.current().scenario
  const bundle: Bundle = {
    kind: 'moc-lan-bundle',
    version: 1,
    madeAt: timeOf(current, now()).toISOString(),
    app: { version, contract: contractHash() },
    page: {
      path: pathOf(location),
      state: window.history.state as unknown,
      width: window.innerWidth,
      height: window.innerHeight,
      locale: document.documentElement.lang,
      browser: navigator.userAgent,
    },
    scenario: [...current.names],
    signedInAs: signedInUser(world)?.id ?? null,
    world: worldOf(world),
    storage: {
      local: textsOf(() => localStorage),
      session: textsOf(() => sessionStorage),
    },
    calls: log.entries().map((entry) => bundledCall(entry, repairs.entries())),
    errors: [...errors.entries()],
  }
  const clean = readQaFile(scrub(JSON.stringify(bundle), secretsOf(world)))
  if (clean?.kind !== bundle.kind) throw new Error('The bundle can not be read back')
  return clean
}

export function makeWorldFile(world: QaWorld): WorldFile {
  return { kind: 'moc-lan-world', version: 1, world: worldOf(world) }
}

function lineOf({ method, path, status, ms, operation, problems }: BundledCall): string {
  const line = `- ${method} ${path} → ${status}, ${ms} ms (${operation ?? 'not in the contract'})`
  return [line, ...problems.map((problem) => `  - ${problem}`)].join('\n')
}

export function summaryOf(bundle: Bundle, link: string | null): string {
  const { page, scenario, world, calls, errors, app, madeAt } = bundle
  return [
    `Page: /${page.path}`,
    `Scenario: ${scenario.join(',') || 'none'}`,
    `World: ${world.size}, seed ${world.seed}, ${madeAt}`,
    `Window: ${page.width} × ${page.height}, ${page.locale}`,
    `Version: ${app.version}, contract ${app.contract}`,
    'Calls:',
    ...(calls.length > 0 ? calls.slice(-20).map(lineOf) : ['- none']),
    ...(errors.length > 0 ? ['Errors:', ...errors.map(({ text }) => `- ${text}`)] : []),
    ...(link === null ? [] : ['', link]),
    '',
  ].join('\n')
}
