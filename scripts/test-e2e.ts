import { stopIfTestPortsAreTaken } from './lib/busy-ports.ts'
import { runScript, runTool } from './lib/run.ts'

/**
 * Builds the shop, then runs the end-to-end tests: `npm run test:e2e -- cart --project phone-vi`. With `--engines` the main ways in
 * Playwright's Firefox and WebKit instead.
 */
const words = process.argv.slice(2).filter((word) => word !== '--engines')
const engines = process.argv.includes('--engines') ? ['--project', 'firefox', 'webkit'] : []

await stopIfTestPortsAreTaken()

const builds = await runScript('scripts/build-for-e2e.ts', [], { live: true })
if (!builds.ok) process.exit(1)

const { ok } = await runTool('playwright', ['test', ...words, ...engines], {
  live: true,
  env: { ...(engines.length > 0 && { ENGINES: '1' }) },
})
process.exit(ok ? 0 : 1)
