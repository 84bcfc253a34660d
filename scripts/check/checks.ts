import { type Outcome, runScript, runTool } from '../lib/run.ts'
import { type Ran, ranStep } from '../test/ran.ts'

export interface Check {
  /** What is right when it passes. */
  says: string
  command: readonly [command: string, ...args: string[]]
  /** True when it reads a finished build: it runs only when it is named. */
  needsBuild?: true
}

/** `npm run check` runs them in this order, two at a time; the first one alone, because it rewrites what the others read. */
export const checks: Readonly<Record<string, Check>> = {
  generated: { says: 'npm run gen changes nothing', command: ['scripts/check/generated.ts'] },
  lint: { says: 'no lint warning; imports keep to the walls', command: ['oxlint'] },
  types: { says: 'TypeScript compiles', command: ['tsc', '--project', 'tsconfig.json'] },
  unused: { says: 'no file, export or dependency is unused', command: ['knip'] },
  format: { says: 'npm run format changes nothing', command: ['oxfmt', '--check', '.'] },
  messages: { says: 'both languages say the same', command: ['scripts/check/messages.ts'] },
  stories: {
    says: 'what others may use is seen in a story',
    command: ['scripts/check/stories.ts'],
  },
  specification: { says: 'each sentence has its test', command: ['scripts/specification.ts'] },
  contract: {
    says: 'openapi.yaml is valid and whole',
    command: ['scripts/check/contract.ts'],
  },
  'real-build': {
    says: 'dist holds no mock code',
    command: ['scripts/check/real-build.ts'],
    needsBuild: true,
  },
  storybook: {
    says: 'every story and docs page of the built Storybook opens',
    command: ['playwright', 'test', '--config', 'scripts/storybook'],
    needsBuild: true,
  },
  hosting: {
    says: 'nginx and Caddy serve dist with the files of deploy',
    command: ['scripts/check/hosting.ts'],
    needsBuild: true,
  },
}

export function run(
  { command: [command, ...args] }: Check,
  more: readonly string[] = [],
  options: { live?: boolean } = {},
): Promise<Outcome> {
  const start = command.endsWith('.ts') ? runScript : runTool
  return start(command, [...args, ...more], options)
}

/** Runs the named checks, or all that need no build, and prints each result as it comes. */
export async function runChecks(named: readonly string[] = []): Promise<Ran[]> {
  const chosen = Object.entries(checks).filter(([name, { needsBuild }]) =>
    named.length > 0 ? named.includes(name) : !needsBuild,
  )
  async function report([name, check]: readonly [string, Check]): Promise<Ran> {
    const { ok, output, ms } = await run(check)
    console.log(`${ok ? 'ok  ' : 'FAIL'} ${name}: ${check.says} (${(ms / 1000).toFixed(1)} s)`)
    if (!ok) console.log(output.trim())
    return ranStep(name, ok, output)
  }
  const results: Ran[] = []
  const first = chosen.findIndex(([name]) => name === 'generated')
  for (const check of chosen.splice(first, first < 0 ? 0 : 1)) results.push(await report(check))
  async function work() {
    for (let next = chosen.shift(); next; next = chosen.shift()) results.push(await report(next))
  }
  await Promise.all([work(), work()])
  return results
}
