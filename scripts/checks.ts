import { type Outcome, runScript, runTool } from './lib/run.ts'

/** One thing `npm run check` asserts. */
export interface Check {
  name: string
  start: () => Promise<Outcome>
}

/** Rewrites generated files, so it runs alone and before the others read them. */
export const firstCheck: Check = {
  name: 'generated is current',
  start: () => runScript('scripts/check-generated.ts'),
}

/** The others only read, so they may run side by side. */
export const checks: readonly Check[] = [
  { name: 'lint and import walls', start: () => runTool('oxlint', []) },
  { name: 'types', start: () => runTool('tsc', ['--project', 'tsconfig.json']) },
  { name: 'unused code', start: () => runTool('knip', []) },
  { name: 'format', start: () => runTool('oxfmt', ['--check', '.']) },
  { name: 'messages', start: () => runScript('scripts/check-messages.ts') },
  { name: 'stories mirror src', start: () => runScript('scripts/check-stories-mirror.ts') },
  { name: 'spec coverage', start: () => runScript('scripts/check-coverage.ts') },
  { name: 'contract', start: () => runTool('redocly', ['lint', 'openapi.yaml']) },
]

/** How one check ended. */
export interface Checked {
  name: string
  ok: boolean
  /** What it printed. */
  output: string
}

/** Runs all checks, two at a time, printing each as it ends. Resolves to how each one ended. */
export async function runChecks(): Promise<Checked[]> {
  const results = [await report(firstCheck)]
  const queue = [...checks]
  async function work() {
    for (let check = queue.shift(); check; check = queue.shift()) results.push(await report(check))
  }
  await Promise.all([work(), work()])
  return results
}

async function report({ name, start }: Check): Promise<Checked> {
  const { ok, output, ms } = await start()
  console.log(`${ok ? 'ok  ' : 'FAIL'} ${name} (${(ms / 1000).toFixed(1)} s)`)
  if (!ok) console.log(output.trim())
  return { name, ok, output }
}
