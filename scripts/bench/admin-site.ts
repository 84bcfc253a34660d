import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runTool } from '../lib/run.ts'
import { type Served, serveBuild } from './server.ts'

/**
 * Serves the shop with its mock backend.
 * @param built a finished build; without it the demo is built first
 */
export async function openAdminSite(built?: string): Promise<Served> {
  const folder = built ?? mkdtempSync(join(tmpdir(), 'admin-bench-'))
  if (!built) {
    const flags = ['--mode', 'mock', '--outDir', folder, '--emptyOutDir']
    const { ok, output } = await runTool('vite', ['build', ...flags])
    if (!ok) throw new Error(output)
  }
  const served = await serveBuild(folder)
  return {
    url: served.url,
    async close() {
      await served.close()
      if (!built) rmSync(folder, { recursive: true, force: true })
    },
  }
}
