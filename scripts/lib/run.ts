import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

export type Outcome = {
  ok: boolean
  /**
   * Everything that the process wrote to stdout and stderr. Empty when it wrote directly to the terminal
   * (`live`).
   */
  output: string
  ms: number
}

type RunOptions = {
  /** Lets the process write to the terminal instead of collecting its output. */
  live?: boolean
  env?: Readonly<Record<string, string>>
  cwd?: string
  /** Ends the process after this many ms. */
  timeout?: number
}

const quietTools = {
  REDOCLY_TELEMETRY: 'off',
  REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
  STORYBOOK_DISABLE_TELEMETRY: '1',
}

/** Runs a program to its end. Never throws: a program that can't be started counts as failed. */
export function run(command: string, args: readonly string[], options: RunOptions = {}) {
  const { promise, resolve } = Promise.withResolvers<Outcome>()
  const startedAt = performance.now()
  const child = spawn(command, args, {
    stdio: options.live ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...quietTools, ...options.env },
    timeout: options.timeout,
    cwd: options.cwd,
  })
  let output = ''
  const collect = (chunk: Buffer) => {
    output += chunk.toString()
  }
  const finish = (ok: boolean) => resolve({ ok, output, ms: performance.now() - startedAt })
  child.stdout?.on('data', collect)
  child.stderr?.on('data', collect)
  child.on('error', (error) => {
    output += error.message
    finish(false)
  })
  child.on('close', (code) => finish(code === 0))
  return promise
}

/** Returns the path of a package's command, for example of `tsc` in `typescript`. */
function commandFile(packageName: string, command: string): string {
  const manifest = join('node_modules', packageName, 'package.json')
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8')) as {
    bin: string | Record<string, string>
  }
  const file = typeof bin === 'string' ? bin : bin[command]
  if (!file) throw new Error(`${packageName} has no command ${command}`)
  return join(dirname(manifest), file)
}

const packages: Readonly<Record<string, string>> = {
  tsc: 'typescript',
  redocly: '@redocly/cli',
  playwright: '@playwright/test',
}

/**
 * Runs a tool of node_modules. The tool runs in the Node that runs this script, because that works the same
 * on every system.
 */
export function runTool(tool: string, args: readonly string[], options?: RunOptions) {
  const file = commandFile(packages[tool] ?? tool, tool)
  return run(process.execPath, [file, ...args], options)
}

/** Runs a script of the project, given by its path from the root. */
export function runScript(script: string, args: readonly string[] = [], options?: RunOptions) {
  return run(process.execPath, [script, ...args], options)
}
