import { cpSync, rmSync } from 'node:fs'
import { apiPort, realBase, realBuild } from './e2e-setup.ts'
import { readCommand } from './lib/command.ts'
import { runScript, runTool } from './lib/run.ts'

/** The demo has a prerendered page for this path. The test e2e/demo/prerender.spec.ts opens it. */
const demoPrerendered = '/products/dam-chu-a-co-sen-tu-anh'

const builds = {
  shop: 'on the origin of its mock server',
  'real-api': 'on another origin, below a path',
  demo: 'with the mock world inside',
}
const { positionals } = readCommand(
  'scripts/build-for-e2e.ts [builds]\n\nBuilds what the end-to-end tests open: the shop, and these or all.',
  {},
  { more: Infinity, known: builds },
)
const wanted = positionals.length > 0 ? positionals : Object.keys(builds)

const steps = [
  () => runTool('vite', ['build']),
  () => runScript('scripts/check/real-build.ts'),
  ...(wanted.includes('real-api') ? [() => copyReal()] : []),
  ...(wanted.includes('demo')
    ? [() => runScript('scripts/build.ts', ['--mock', '--only', demoPrerendered])]
    : []),
]

function copyReal() {
  cpSync('dist', realBuild, { recursive: true })
  const api = `http://127.0.0.1:${apiPort}`
  const where = ['--api', api, '--base', realBase, '--payment-hosts', api]
  const settings = [...where, '--idempotency-keys', '--no-worker']
  return runScript('scripts/configure.ts', [realBuild, ...settings])
}

// The old builds are deleted first. Otherwise the tests could run against an old build after a failed one.
for (const folder of ['dist', 'dist-mock', realBuild])
  rmSync(folder, { recursive: true, force: true })

console.log(`Building ${wanted.join(', ')}`)
for (const start of steps) {
  const { ok, output } = await start()
  if (ok) continue
  console.log(output.trim())
  process.exit(1)
}
