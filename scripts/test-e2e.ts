import { stopIfTestPortsAreTaken } from './lib/busy-ports.ts'
import { runScript, runTool } from './lib/run.ts'

/** Builds the shop, then runs the end-to-end tests: `npm run test:e2e -- cart --project phone-vi`. */
await stopIfTestPortsAreTaken()

const builds = await runScript('scripts/build-for-e2e.ts', [], { live: true })
if (!builds.ok) process.exit(1)

const { ok } = await runTool('playwright', ['test', ...process.argv.slice(2)], { live: true })
process.exit(ok ? 0 : 1)
