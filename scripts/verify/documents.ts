import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parse } from 'yaml'
import { type OperationId, operationTable } from '../../mocks/contract/operations.gen'
import { runTool } from '../lib/run.ts'
import { exchangeHeader } from './gateway'
import type { Inputs } from './goods'

export type Step = { stepId: string; operationId: OperationId; description?: string }

/** A rule of the contract, written as a sequence of calls. Workflow is Arazzo's word for it. */
export type Workflow = { workflowId: string; summary: string; steps: readonly Step[] }

export type Document = {
  file: string
  text: string
  title: string
  workflows: readonly Workflow[]
}

const folder = 'contract'

/**
 * Reads the Arazzo documents in contract/, which describe the behaviour of a host. The documents are sorted
 * by their numbers.
 */
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

/** Returns the names of the inputs that a workflow needs. */
export function inputsOf(workflow: Workflow): readonly string[] {
  const used = JSON.stringify(workflow).matchAll(/\$inputs\.(\w+)/g)
  return [...new Set([...used].map(([, name = '']) => name))]
}

/** The result of one call in a workflow. */
export type StepResult = {
  workflowId: string
  stepId: string
  /** The number of the step's request at the gateway. Null when no request was sent. */
  exchange: number | null
  /** The conditions that failed, or another reason why the step failed. */
  broken: readonly string[]
}

type ExecutedStep = {
  stepId: string
  workflowId: string
  response?: { headers?: Record<string, string> }
  checks: Array<{ passed: boolean; severity: string; message: string; condition?: string }>
}

/**
 * The result of a workflow. If a workflow goes on after a failure, each of its parts has a result of its own.
 */
type Executed = { executedSteps: Array<ExecutedStep | Executed> }

type Log = {
  files: Record<string, { executedWorkflows: Executed[] }>
}

const stepsOf = ({ executedSteps }: Executed): readonly ExecutedStep[] =>
  executedSteps.flatMap((one) => ('executedSteps' in one ? stepsOf(one) : [one]))

/**
 * The Arazzo tool does not check shapes and statuses, because the gateway does. Only the gateway knows which
 * differences the shop accepts.
 */
const severity = JSON.stringify({
  STATUS_CODE_CHECK: 'off',
  SCHEMA_CHECK: 'off',
  CONTENT_TYPE_CHECK: 'off',
})

/**
 * Stands between the name of a workflow and the name of a step, because the tool needs a unique name for each
 * step.
 */
const joint = '__'

/**
 * Returns a part of a workflow for a document that contains several workflows. The names in the part become
 * unique, and its inputs are replaced by their values.
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
 * Returns a workflow that goes on when the host accepts a request that the host must refuse. One run then
 * finds all faults. Only steps with a description send such requests, and no later step needs their answers.
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
 * Returns the contract with its paths only. With the schemas, the tool would check every answer again, which
 * the gateway has already checked.
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
 * Runs workflows against a server, in one document without inputs. The tool would otherwise read the contract
 * for each document, and compile a validator for each workflow with inputs. The document contains tokens, so
 * it is in a folder that other users of the machine can't read.
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
