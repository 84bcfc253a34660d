import type { OperationId } from '../contract/operations.gen'

/** Characters that mean something in a name: `,` between names, `;` between fields, `@3` and `*2` at the end. */
const special = /[%,;@*]/g

/** Writes a text so that it can stand in a name. */
function encodeText(text: string): string {
  return text.replaceAll(special, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
}

/** Reads a text of a name. `%` stays where it begins no code of ours, as in `100%`. */
export function decodeText(text: string): string {
  return text.replaceAll(/%(?:25|2c|3b|40|2a)/gi, decodeURIComponent)
}

/** An answer that somebody has written: a body of any kind, or an error with the contract's own message for ''. */
export type WrittenAnswer = { status: number } & (
  | { json: unknown }
  | { message: string; errors: ReadonlyArray<readonly [field: string, text: string]> }
)

/** Returns the name of the state in which an operation answers with what was written. */
export function nameOfAnswer(operation: OperationId, answer: WrittenAnswer): string {
  const { status } = answer
  if ('json' in answer) {
    return `${operation}.${status}:json=${encodeText(JSON.stringify(answer.json))}`
  }
  const { message, errors } = answer
  const texts = [...(message ? [['message', message] as const] : []), ...errors]
  const value = texts.map(([name, text]) => `${name}=${encodeText(text)}`).join(';')
  return `${operation}.${status}${value && ':'}${value}`
}
