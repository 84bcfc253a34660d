import { existsSync } from 'node:fs'
import { type Outcome, runScript, runTool } from './lib/run.ts'

const steps: ReadonlyArray<readonly [name: string, start: () => Promise<Outcome>]> = [
  ['client', () => runTool('orval', ['--fail-on-warnings', '--log-level', 'warn'])],
  ['mock contract', () => runScript('scripts/gen-mock-contract.ts')],
  ['messages', () => runScript('scripts/gen-messages.ts')],
  ['routes', () => runScript('scripts/gen-routes.ts')],
  [
    'format',
    () =>
      runTool(
        'oxfmt',
        formatted.filter((path) => existsSync(path)),
      ),
  ],
]

/** What else is generated keeps the layout of its generator, which rewrites it while developing. */
const formatted = ['src/api/generated', 'mocks/contract', 'src/i18n/message-id.gen.ts']

for (const [name, start] of steps) {
  const { ok, output, ms } = await start()
  console.log(`${ok ? 'ok  ' : 'FAIL'} ${name} (${(ms / 1000).toFixed(1)} s)`)
  if (!ok) {
    console.error(output)
    process.exit(1)
  }
}
