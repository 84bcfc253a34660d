import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runTool } from '../lib/run.ts'
import { freePort } from './site.ts'

/** Where the shop keeps its bearer token (Product §9). */
export const tokenKey = 'auth_token'

/** The shop and its backend on one origin. */
export interface AdminSite {
  url: string
  /** Begins with fresh data. Returns the token of a member of staff. */
  begin(): Promise<string>
  /** Calls the backend; with a body it posts. Throws on a failure. */
  ask(path: string, body?: object): Promise<unknown>
  close(): void
}

interface AdminSiteOptions {
  /** A finished build for a real API; without it the shop is built first. */
  built: string | undefined
  /** More options of `npm run mock:server`. */
  backend: readonly string[]
}

/** Serves a build for a real API with the mock backend over HTTP, which is a process of its own. */
export async function openAdminSite({ built, backend }: AdminSiteOptions): Promise<AdminSite> {
  const folder = built ?? mkdtempSync(join(tmpdir(), 'admin-bench-'))
  if (!built) {
    const { ok, output } = await runTool('vite', ['build', '--outDir', folder, '--emptyOutDir'])
    if (!ok) throw new Error(output)
  }
  const port = await freePort()
  const args = ['scripts/mock-server.ts', '--port', String(port), '--shop', folder, ...backend]
  const server = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const first = await Promise.race([once(server.stdout, 'data'), once(server, 'exit')])
  if (typeof first[0] === 'number') throw new Error('The mock backend did not start')
  const url = `http://127.0.0.1:${port}`
  const ask = async (path: string, body?: object): Promise<unknown> => {
    const headers = { 'content-type': 'application/json' }
    const init = body && { method: 'POST', headers, body: JSON.stringify(body) }
    const answer = await fetch(url + path, init)
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${path}: ${text}`)
    return text ? JSON.parse(text) : undefined
  }
  return {
    url,
    ask,
    async begin() {
      await ask('/__world/reset', {})
      const { token } = (await ask('/__world/scenario', { scenario: 'login:staff' })) as {
        token: string
      }
      return token
    },
    close() {
      server.kill()
      if (!built) rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Returns the browser's storage of a member of staff who works in English. */
export function storageOf(url: string, token: string) {
  const localStorage = [
    { name: 'locale', value: 'en' },
    { name: tokenKey, value: token },
  ]
  return { cookies: [], origins: [{ origin: url, localStorage }] }
}
