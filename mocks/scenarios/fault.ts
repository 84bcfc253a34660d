import type { OperationId } from '../contract/operations.gen'
import { errorExamplesOf } from './catalogue'
import { isOperation, isTransportFault } from './names'
import type { Fault, FaultAction } from './scenario'

const written = /^(?<operation>\w+)\.(?<what>\w+)(?:\*(?<times>[1-9]\d*))?$/

/** The body of a bare status (`login.503`) for which the contract has no example. */
const anyError = { success: false, message: 'Có lỗi xảy ra' }

function actionOf(operation: OperationId, what: string): FaultAction | null {
  if (isTransportFault(what)) return { kind: what }
  const examples = errorExamplesOf(operation)
  const named = examples.find(({ name }) => name === what)
  if (named) return { kind: 'answer', status: named.status, body: named.body }
  if (!/^[45]\d\d$/.test(what)) return null
  const status = Number(what)
  const body = examples.find((example) => example.status === status)?.body ?? anyError
  return { kind: 'answer', status, body }
}

/** Parses `operation.what` or `operation.what*times`; null when there is no such fault. */
export function parseFault(text: string): Fault | null {
  const { operation, what, times } = written.exec(text)?.groups ?? {}
  if (!operation || !what || !isOperation(operation)) return null
  const action = actionOf(operation, what)
  if (!action) return null
  return {
    name: `${operation}.${what}`,
    operation,
    action,
    times: times ? Number(times) : Infinity,
  }
}
