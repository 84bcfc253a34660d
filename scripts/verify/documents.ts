import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parse } from 'yaml'
import { type OperationId, operationTable } from '../../mocks/contract/operations.gen'
import { runTool } from '../lib/run.ts'
import { exchangeHeader } from './gateway'
import type { Inputs } from './goods'

export type Step = {
  stepId: string
  operationId: OperationId
  description?: string
}

/** A rule of the contract: calls, one after the other, that show it. */
export type Workflow = {
  workflowId: string
  summary: string
  steps: readonly Step[]
}

export type Document = {
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
export type StepResult = {
  workflowId: string
  stepId: string
  /** The number of its exchange at the gateway; null where nothing was sent. */
  exchange: number | null
  /** The conditions that do not hold, or what else failed. */
  broken: readonly string[]
}

type ExecutedStep = {
  stepId: string
  workflowId: string
  response?: { headers?: Record<string, string> }
  checks: Array<{ passed: boolean; severity: string; message: string; condition?: string }>
}

/** A workflow, or the rest of one that went on after a failure. */
type Executed = {
  executedSteps: Array<ExecutedStep | Executed>
}

type Log = {
  files: Record<string, { executedWorkflows: Executed[] }>
}

const stepsOf = ({ executedSteps }: Executed): readonly ExecutedStep[] =>
  executedSteps.flatMap((one) => ('executedSteps' in one ? stepsOf(one) : [one]))

/** Shapes and statuses are judged at the gateway, which knows what the shop tolerates. */
const severity = JSON.stringify({
  STATUS_CODE_CHECK: 'off',
  SCHEMA_CHECK: 'off',
  CONTENT_TYPE_CHECK: 'off',
})

/**
 * Stands between the names of a workflow and of a step: the tool wants steps of different outputs to differ
 * in name.
 */
const joint = '__'

/**
 * Returns a part of a workflow for a document that has others too, in another place, with its inputs in it.
 */
function together(part: unknown, workflowId: string, inputs: Inputs, name = ''): unknown {
  if (Array.isArray(part)) return part.map((one: unknown) => together(one, workflowId, inputs))
  if (typeof part === 'object' && part !== null) {
    const own = Object.entries(part).filter(([key]) => key !== 'inputs')
    return Object.fromEntries(
      own.map(([key, value]) => [key, together(value, workflowId, inputs, key)]),
    )
  }
  if (typeof part !== 'string') return part
  if (name === 'stepId') return workflowId + joint + part
  const [whole, input = ''] = /^\$inputs\.(\w+)$/.exec(part) ?? []
  if (whole) return inputs[input]
  return part
    .replaceAll(/\{\$inputs\.(\w+)\}/g, (_all, key: string) => String(inputs[key]))
    .replaceAll(/\$inputs\.(\w+)/g, (_all, key: string) => JSON.stringify(inputs[key]))
    .replaceAll('$steps.', `$steps.${workflowId}${joint}`)
    .replace("$file('./", `$file('${resolve(folder)}/`)
}

/**
 * Returns a workflow that goes on where a host does what it should refuse, so that one run tells all that is
 * wrong. Such a step is one with a description, and what comes later doesn't need what it answers.
 */
function goingOn(workflow: Workflow): object {
  const steps = workflow.steps.map((step, index) => {
    const next = workflow.steps[index + 1]
    if (!next || !step.description) return step
    return { ...step, onFailure: [{ name: 'goOn', type: 'goto', stepId: next.stepId }] }
  })
  return { ...workflow, steps }
}

/**
 * Returns the paths of the contract alone: with its schemas, the tool would judge all that the gateway has
 * judged.
 */
function paths(): object {
  const found: Record<string, Record<string, object>> = {}
  for (const [operationId, { method, path }] of Object.entries(operationTable)) {
    const responses = { default: { description: 'An answer' } }
    found[path] = { ...found[path], [method.toLowerCase()]: { operationId, responses } }
  }
  const info = { title: 'Shop', version: '1.0.0' }
  return { openapi: '3.1.0', info, servers: [{ url: 'http://shop.test' }], paths: found }
}

/**
 * Runs workflows at a server, in one document without inputs: the tool reads the contract once for each
 * document, and compiles a validator for each workflow that takes any. The document lies where nobody else of
 * the machine reads it.
 */
export async function runWorkflows(
  workflows: readonly Workflow[],
  server: string,
  inputs: Inputs,
): Promise<readonly StepResult[]> {
  if (workflows.length === 0) return []
  const scratch = mkdtempSync(join(tmpdir(), 'verify-'))
  const [file, log] = [join(scratch, 'all.arazzo.yaml'), join(scratch, 'log.json')]
  const document = {
    arazzo: '1.0.1',
    info: { title: 'All', version: '1.0.0' },
    sourceDescriptions: [{ name: 'shop', type: 'openapi', url: 'openapi.json' }],
    workflows: workflows.map((one) => together(goingOn(one), one.workflowId, inputs)),
  }
  const options = ['--server', `shop=${server}`, '--severity', severity, '--json-output', log]
  try {
    writeFileSync(file, JSON.stringify(document))
    writeFileSync(join(scratch, 'openapi.json'), JSON.stringify(paths()))
    const { output } = await runTool('redocly', ['respect', file, ...options])
    let written: Log
    try {
      written = JSON.parse(readFileSync(log, 'utf8')) as Log
    } catch {
      throw new Error(`The documents of ${folder}/ can not be run:\n${output.slice(-2000)}`)
    }
    const steps = Object.values(written.files).flatMap((one) =>
      one.executedWorkflows.flatMap(stepsOf),
    )
    return steps.map(({ workflowId, stepId, response, checks }) => {
      const number = response?.headers?.[exchangeHeader]
      const failed = checks.filter((one) => !one.passed && one.severity === 'error')
      return {
        workflowId,
        stepId: stepId.slice(workflowId.length + joint.length),
        exchange: number === undefined ? null : Number(number),
        broken: failed.map(({ condition, message }) =>
          (condition ?? message).replaceAll(workflowId + joint, ''),
        ),
      }
    })
  } finally {
    rmSync(scratch, { recursive: true })
  }
}
