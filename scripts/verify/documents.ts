import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'yaml'
import type { OperationId } from '../../mocks/contract/operations.gen'
import { runTool } from '../lib/run.ts'
import { exchangeHeader } from './gateway'
import type { Inputs } from './goods'

interface Step {
  stepId: string
  operationId: OperationId
  description?: string
}

/** A rule of the contract: calls, one after the other, that show it. */
export interface Workflow {
  workflowId: string
  summary: string
  steps: readonly Step[]
}

export interface Document {
  file: string
  text: string
  title: string
  workflows: readonly Workflow[]
}

const folder = 'contract'

/** Reads the Arazzo documents that say how a host behaves, in their order. */
export function readDocuments(): readonly Document[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.arazzo.yaml'))
  const numbered = files.sort((a, b) => parseInt(a, 10) - parseInt(b, 10))
  return numbered.map((name) => {
    const file = join(folder, name)
    const text = readFileSync(file, 'utf8')
    const { info, workflows } = parse(text, { merge: true }) as {
      info: { title: string }
      workflows: Workflow[]
    }
    return { file, text, title: info.title, workflows }
  })
}

/** Returns the names of what a workflow has to be given. */
export function inputsOf(workflow: Workflow): readonly string[] {
  const used = JSON.stringify(workflow).matchAll(/\$inputs\.(\w+)/g)
  return [...new Set([...used].map(([, name = '']) => name))]
}

/** What became of a step. */
export interface StepResult {
  workflowId: string
  stepId: string
  /** The number of its exchange at the gateway; null where nothing was sent. */
  exchange: number | null
  /** The conditions that do not hold, or what else failed. */
  broken: readonly string[]
}

interface Log {
  files: Record<
    string,
    {
      executedWorkflows: Array<{
        workflowId: string
        executedSteps: Array<{
          stepId: string
          workflowId: string
          response?: { headers?: Record<string, string> }
          checks: Array<{ passed: boolean; severity: string; message: string; condition?: string }>
        }>
      }>
    }
  >
}

/** Shapes and statuses are judged at the gateway, which knows what the shop tolerates. */
const severity = JSON.stringify({
  STATUS_CODE_CHECK: 'off',
  SCHEMA_CHECK: 'off',
  CONTENT_TYPE_CHECK: 'off',
})

/** Runs the workflows of the documents, but for those that are left out, at a server. */
export async function runDocuments(
  documents: readonly Document[],
  leftOut: readonly string[],
  server: string,
  inputs: Inputs,
): Promise<readonly StepResult[]> {
  const scratch = mkdtempSync(join(tmpdir(), 'verify-'))
  const log = join(scratch, 'log.json')
  const files = documents.flatMap(({ file, workflows }) =>
    workflows.every(({ workflowId }) => leftOut.includes(workflowId)) ? [] : [file],
  )
  if (files.length === 0) return []
  const skips = leftOut.flatMap((id) => ['--skip', id])
  const options = ['--server', `shop=${server}`, '--severity', severity, '--json-output', log]
  try {
    const { output } = await runTool('redocly', ['respect', ...files, ...options, ...skips], {
      // Not as an argument: other programs of the machine read those, and tokens are among them.
      env: { REDOCLY_CLI_RESPECT_INPUT: JSON.stringify(inputs) },
    })
    let written: Log
    try {
      written = JSON.parse(readFileSync(log, 'utf8')) as Log
    } catch {
      throw new Error(`The documents of ${folder}/ can not be run:\n${output.slice(-2000)}`)
    }
    return Object.values(written.files).flatMap(({ executedWorkflows }) =>
      executedWorkflows.flatMap(({ executedSteps }) =>
        executedSteps.map(({ workflowId, stepId, response, checks }) => {
          const number = response?.headers?.[exchangeHeader]
          const failed = checks.filter((one) => !one.passed && one.severity === 'error')
          return {
            workflowId,
            stepId,
            exchange: number === undefined ? null : Number(number),
            broken: failed.map(({ condition, message }) => condition ?? message),
          }
        }),
      ),
    )
  } finally {
    rmSync(scratch, { recursive: true })
  }
}
