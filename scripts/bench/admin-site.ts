import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { preview } from 'vite'
import { runTool } from '../lib/run.ts'

/** The demo as it is served to be measured, and how to end that. */
export interface AdminSite {
  url: string
  close(): Promise<void>
}

/**
 * Builds the shop with its mock backend into a folder of its own and serves it on a free port.
 * @param built a build to take instead
 */
export async function openAdminSite(built?: string): Promise<AdminSite> {
  const folder = built ?? mkdtempSync(join(tmpdir(), 'admin-bench-'))
  if (!built) {
    const flags = ['--mode', 'mock', '--outDir', folder, '--emptyOutDir']
    const { ok, output } = await runTool('vite', ['build', ...flags])
    if (!ok) throw new Error(output)
  }
  const server = await preview({
    build: { outDir: folder },
    preview: { host: '127.0.0.1', port: 0, strictPort: false },
    logLevel: 'error',
  })
  const address = server.httpServer.address()
  if (typeof address !== 'object' || !address) throw new Error('The demo is not served')
  return {
    url: `http://127.0.0.1:${address.port}`,
    async close() {
      await server.close()
      if (!built) rmSync(folder, { recursive: true, force: true })
    },
  }
}
