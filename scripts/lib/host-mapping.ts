import { existsSync, readFileSync } from 'node:fs'
import * as v from 'valibot'
import { similarNames } from '../../mocks/scenarios/similar.ts'
import { errorForm, operationForms } from '../../src/api/host/contract.gen.ts'
import { type Form, isList } from '../../src/api/host/form.ts'
import { type HostMapping, mappingSchema } from '../../src/api/host/mapping.ts'
import { messageOf } from './command.ts'

/** The file of a team whose host is of another make; doctor writes it. */
const mappingFile = 'host.json'

/** Returns the mapping of a file. Throws an error that says what to correct, and where. */
export function readMapping(file: string): HostMapping {
  if (!existsSync(file))
    throw new Error(`There is no ${file}: npm run contract -- doctor --api URL writes one`)
  let value: unknown
  try {
    value = JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new Error(`${file} is not JSON: ${messageOf(error)}`, { cause: error })
  }
  const { mapping, problems } = checked(value)
  if (mapping) return mapping
  throw new Error(
    `${file} can't be used:\n${problems.map((one) => `  ${one}`).join('\n')}\nWhat it may say stands in docs/backend.md`,
  )
}

/** Returns the mapping of the option, else that of the project's host.json, if it has one. */
export function mappingOf(option: string | undefined): HostMapping | undefined {
  if (option !== undefined) return option ? readMapping(option) : undefined
  return existsSync(mappingFile) ? readMapping(mappingFile) : undefined
}

/** Checks a mapping against its schema and against the contract. */
export function checked(value: unknown): { mapping?: HostMapping; problems: string[] } {
  if (Array.isArray(value)) return { problems: ['must be an object, not a list'] }
  const parsed = v.safeParse(mappingSchema, value)
  if (!parsed.success) {
    const problems = parsed.issues.map((issue) => {
      const at = (issue.path ?? []).map(({ key }) => String(key)).join('.')
      return at ? `${at}: ${wordsFor(issue, at)}` : wordsFor(issue, at)
    })
    return { problems }
  }
  const problems = problemsOf(parsed.output)
  return problems.length > 0 ? { problems } : { mapping: parsed.output, problems }
}

function wordsFor(issue: v.BaseIssue<unknown>, at: string): string {
  if (issue.expected === 'never') {
    const known = Object.keys(mappingSchema.entries)
    return `is not known. ${at.includes('.') ? '' : `Known are ${known.join(', ')}`}`.trim()
  }
  if (issue.kind === 'validation') return `"${String(issue.input)}" ${issue.message}`
  return `must be ${issue.expected ?? 'something else'}, not ${issue.received}`
}

function problemsOf({ paths, requests, answers }: HostMapping): string[] {
  return [
    ...Object.entries(paths).flatMap(([operation, at]) => pathProblems(operation, at)),
    ...Object.entries(requests).flatMap(([operation, places]) =>
      placeProblems('requests', operation, operationForms[operation]?.body, places),
    ),
    ...Object.entries(answers).flatMap(([operation, places]) => {
      const own = operationForms[operation]?.answer ?? { data: 'any' }
      return placeProblems('answers', operation, { ...errorForm, ...own }, places)
    }),
  ]
}

function unknownOperation(part: string, operation: string): string[] {
  if (operation in operationForms || (part === 'answers' && operation === '*')) return []
  const [like] = similarNames(operation, Object.keys(operationForms), 1)
  const meant = like ? ` Did you mean ${like}?` : ''
  return [`${part}.${operation}: openapi.yaml has no operation of that name.${meant}`]
}

function pathProblems(operation: string, at: string): string[] {
  const unknown = unknownOperation('paths', operation)
  if (unknown.length > 0) return unknown
  if (!/^(GET|POST|PUT|PATCH|DELETE) \/\S*$/.test(at))
    return [`paths.${operation}: "${at}" is no method and path, such as "GET /v2/products/{slug}"`]
  const own = parametersIn(operationForms[operation]?.at ?? '')
  const strange = parametersIn(at).filter((name) => !own.includes(name))
  return strange.map(
    (name) =>
      `paths.${operation}: the contract has no {${name}} there; it has ${own.map((one) => `{${one}}`).join(', ') || 'no parameter'}`,
  )
}

const parametersIn = (at: string): string[] =>
  [...at.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)

function placeProblems(
  part: string,
  operation: string,
  form: Form | undefined,
  places: Readonly<Record<string, string>>,
): string[] {
  const unknown = unknownOperation(part, operation)
  if (unknown.length > 0) return unknown
  return Object.entries(places).flatMap(([ours, theirs]) => {
    const at = `${part}.${operation}`
    const lost = lostAt(form ?? 'any', ours.split('/').slice(1))
    if (lost !== null)
      return [
        `${at}: "${ours}" leads nowhere in openapi.yaml: ${lost}. Left is its place, right the host's`,
      ]
    if (starsIn(theirs) > starsIn(ours))
      return [`${at}: "${theirs}" has more * than "${ours}": entries of which list?`]
    return []
  })
}

const starsIn = (pointer: string): number => pointer.split('/*').length - 1

/** Returns why a pointer leads nowhere; null where it leads somewhere. */
function lostAt(form: Form, [step, ...others]: string[]): string | null {
  if (step === undefined || form === 'any') return null
  if (typeof form === 'string') return `there is nothing below it`
  if (isList(form)) return step === '*' ? lostAt(form[0], others) : `a list has *, not "${step}"`
  const own = form[step]
  return own ? lostAt(own, others) : `"${step}" is none of ${Object.keys(form).join(', ')}`
}
