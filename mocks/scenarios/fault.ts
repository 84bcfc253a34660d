import type { OperationId } from '../contract/operations.gen'
import { errorExamplesOf } from './catalogue'
import { latencyNamed, isOperation, isTransportFault } from './names'
import type { Delay, Fault, FaultAction } from './scenario'

/** `operation.what`, `operation.what:value`, each with `[text]`, `~percent`, `~percent s seed`, `/every`, `@from` and `*times`. */
const written =
  /^(?<operation>\w+)\.(?<what>\w+)(?::(?<value>.*?))?(?:\[(?<only>[^\]]+)\])?(?:~(?<percent>[1-9]\d?)(?:s(?<seed>\d+))?)?(?:\/(?<every>[1-9]\d?))?(?:@(?<from>[1-9]\d*))?(?:\*(?<times>[1-9]\d*))?$/s

const statusWritten = /^(?<status>[45]\d\d)(?<form>html|empty)?$/

/** The body of a bare status (`login.503`) for which the contract has no example. */
const anyError = { success: false, message: 'Có lỗi xảy ra' }

function errorOf(operation: OperationId, status: number): { message: string } {
  return errorExamplesOf(operation).find((one) => one.status === status)?.body ?? anyError
}

/** Parses `field=text;message=text`: errors by field and the server's message; null for anything else. */
function bodyWritten(operation: OperationId, status: number, value: string): object | null {
  const pairs = value.split(';').map((pair) => /^([\w.-]+)=(.+)$/s.exec(pair))
  const errors: Record<string, string[]> = {}
  let message: string | null = null
  for (const pair of pairs) {
    const [, name, text] = pair ?? []
    if (!name || !text) return null
    if (name === 'message') message = decodeText(text)
    else (errors[name] ??= []).push(decodeText(text))
  }
  message ??= errorOf(operation, status).message
  return { success: false, message, ...(Object.keys(errors).length > 0 && { errors }) }
}

const jsonKey = 'json='

const anyStatus = /^(?:2|4|5)\d\d$/

function jsonWritten(digits: string, text: string): FaultAction | null {
  const status = Number(digits)
  if (!anyStatus.test(digits) || status === 204 || status === 205) return null
  try {
    const body: unknown = JSON.parse(decodeText(text))
    return { kind: 'answer', status, body }
  } catch {
    return null
  }
}

function actionOf(
  operation: OperationId,
  what: string,
  value: string | undefined,
): FaultAction | null {
  if (what === 'status' && value !== undefined) return actionOf(operation, value, undefined)
  if (value?.startsWith(jsonKey)) return jsonWritten(what, value.slice(jsonKey.length))
  const { status: digits, form } = statusWritten.exec(what)?.groups ?? {}
  const status = Number(digits)
  if (value !== undefined) {
    const body = digits && !form ? bodyWritten(operation, status, value) : null
    return body && { kind: 'answer', status, body }
  }
  if (isTransportFault(what)) {
    return what === 'html' || what === 'empty' ? { kind: what, status: null } : { kind: what }
  }
  if (digits && (form === 'html' || form === 'empty')) return { kind: form, status }
  const named = errorExamplesOf(operation).find(({ name }) => name === what)
  if (named) return { kind: 'answer', status: named.status, body: named.body }
  return digits ? { kind: 'answer', status, body: errorOf(operation, status) } : null
}

export function parseFault(text: string): { fault: Fault } | { delay: Delay } | null {
  const { operation, what, value, from, times, ...rest } = written.exec(text)?.groups ?? {}
  if (!operation || !what || !isOperation(operation)) return null
  const limits = {
    operation,
    from: from ? Number(from) : null,
    // `@3` alone is the third call only.
    times: times ? Number(times) : from ? 1 : Infinity,
    every: Number(rest['every'] ?? 1),
    chance: { percent: Number(rest['percent'] ?? 100), seed: Number(rest['seed'] ?? 1) },
    only: decodeText(rest['only'] ?? ''),
  }
  if (what === 'latency') {
    const latency = latencyNamed(value ?? '')
    return latency === null ? null : { delay: { ...limits, latency } }
  }
  const action = actionOf(operation, what, value)
  return action && { fault: { ...limits, action } }
}

/**
 * Reads a text of a name, with the codes of what means something there: `,` between names, `;` between fields, `[text]`,
 * `~30`, `/3`, `@3` and `*2` at the end. `%` stays where it begins no code of ours, as in `100%`.
 */
function decodeText(text: string): string {
  return text.replaceAll(/%(?:25|2c|3b|40|2a|7e|2f|5b|5d)/gi, decodeURIComponent)
}
