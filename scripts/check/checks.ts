import { type Outcome, runScript, runTool } from '../lib/run.ts'

export type Check = {
  /** The fact that a successful check proves. */
  says: string
  command: readonly [command: string, ...args: string[]]
  /**
   * True when the check runs only if its name is given. Such a check reads a finished build, or calls a
   * registry.
   */
  isOnlyNamed?: true
}

/**
 * The checks of `npm run check` in their order. Two run at the same time. The first check runs alone, because
 * it rewrites files that the other checks read.
 */
export const checks: Readonly<Record<string, Check>> = {
  generated: { says: 'npm run gen changes nothing', command: ['scripts/check/generated.ts'] },
  lint: { says: 'no lint warning; imports keep to the walls', command: ['oxlint'] },
  types: { says: 'TypeScript compiles', command: ['tsc', '--project', 'tsconfig.json'] },
  unused: { says: 'no file, export or dependency is unused', command: ['knip'] },
  format: { says: 'npm run format changes nothing', command: ['oxfmt', '--list-different', '.'] },
  messages: { says: 'both languages say the same', command: ['scripts/check/messages.ts'] },
  expressions: {
    says: 'no expression is kept busy by a text',
    command: ['scripts/check/expressions.ts'],
  },
  stories: {
    says: 'what others may use is seen in a story',
    command: ['scripts/check/stories.ts'],
  },
  specification: {
    says: 'each sentence has its test',
    command: ['scripts/check/specification.ts'],
  },
  language: {
    says: 'comments are plain, narrow and true',
    command: ['scripts/check/language.ts'],
  },
  contract: {
    says: 'openapi.yaml is valid',
    command: ['redocly', 'lint', 'openapi.yaml'],
  },
  'real-build': {
    says: 'dist holds no mock code',
    command: ['scripts/check/real-build.ts'],
    isOnlyNamed: true,
  },
  storybook: {
    says: 'the built Storybook opens, with its stories and docs',
    command: ['playwright', 'test', '--project=storybook'],
    isOnlyNamed: true,
  },
  audit: {
    says: 'no known vulnerability in what visitors get',
    command: ['scripts/check/audit.ts'],
    isOnlyNamed: true,
  },
  hosting: {
    says: 'nginx and Caddy serve dist with the files of deploy',
    command: ['scripts/check/hosting.ts'],
    isOnlyNamed: true,
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

/**
 * Runs the checks with these names, or without names all checks that need no name, and prints each result.
 * Resolves to true when all of them passed.
 */
export async function runChecks(named: readonly string[] = []): Promise<boolean> {
  const chosen = Object.entries(checks).filter(([name, { isOnlyNamed }]) =>
    named.length > 0 ? named.includes(name) : !isOnlyNamed,
  )
  let [passed, failed] = [0, 0]
  async function report([name, check]: readonly [string, Check]): Promise<void> {
    const { ok, output, ms } = await run(check)
    console.log(`${ok ? 'ok  ' : 'FAIL'} ${name}: ${check.says} (${(ms / 1000).toFixed(1)} s)`)
    if (!ok) console.log(output.trim())
    if (ok) passed += 1
    else failed += 1
  }
  const first = chosen.findIndex(([name]) => name === 'generated')
  for (const check of chosen.splice(first, first < 0 ? 0 : 1)) await report(check)
  async function work() {
    for (let next = chosen.shift(); next; next = chosen.shift()) await report(next)
  }
  await Promise.all([work(), work()])
  console.log(`${passed} checks passed, ${failed} failed`)
  return failed === 0
}
