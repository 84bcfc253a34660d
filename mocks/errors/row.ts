import type { MessageId } from '@/i18n/message-id.gen'
import type { OperationId } from '../contract/operations.gen'
import { errorExamplesOf } from '../scenarios/catalogue'
import type { ScenarioName } from '../scenarios/names'
import words from './words.json' with { type: 'json' }

/**
 * The descriptions of actions and places. A reader does the action of a row, and then sees the text of the
 * row at its place.
 */
export const { actions, places } = words

export type UserAction = keyof typeof actions

export type RowPlace = keyof typeof places

/**
 * The text of a row. It is a text of the shop with an id, or a text of the server as the scenario sends it.
 */
export type ErrorRowText = { id: MessageId } | { server: string }

/**
 * The cause of the text: the status of an answer, a failure without an answer, or no failure (`done`,
 * `none`).
 */
export type ErrorOutcome =
  | number
  | 'other status'
  | 'timeout'
  | 'offline'
  | 'unreadable'
  | 'done'
  | 'none'

export type ErrorRow = {
  /** The unique id of the row, for tests and for the page of the catalogue. */
  id: string
  /** The rule of docs/product.md that the row shows. */
  rule: `§8.${string}`
  /** The call that the row is about, or null when the text needs no call. */
  operation: OperationId | null
  outcome: ErrorOutcome
  said: ErrorRowText
  place: RowPlace
  path: string
  /** The scenarios of the row. Empty when the path alone leads to the state. */
  scenario: readonly string[]
  /** The action after which the text appears. Null if the text appears when the page opens. */
  action: UserAction | null
  /** The title of the test that finds the text, in e2e/faults/error-catalogue.spec.ts. */
  test: string
}

/** The fields that all rows of a group share. A row may override a field. */
type Shared = Pick<ErrorRow, 'place' | 'path' | 'test'> & {
  operation?: OperationId | null
  action?: UserAction | null
  /** The scenarios that the page opens with, in addition to the row's own fault. */
  given?: readonly ScenarioName[]
}

/** A row as catalogue.json lists it. */
type GroupedRow = Partial<Shared> & {
  id: string
  rule: ErrorRow['rule']
  /** The id of the shop's text. A row has either this id or the text in `server`. */
  text?: MessageId
  /** The text that the server sends. A row has either this text or `text`. */
  server?: string
  /** The outcome, if it can't be derived from `fault`. */
  outcome?: ErrorOutcome
  /** The fault of the row's call: the part after the dot in a scenario's name, such as `500empty`. */
  fault?: string
}

export type RowGroup = Shared & { rows: readonly GroupedRow[] }

function outcomeOf(operation: OperationId, fault: string): ErrorOutcome {
  const status = /^\d{3}/.exec(fault)?.[0]
  if (status) return Number(status)
  if (fault === 'offline' || fault === 'timeout') return fault
  const example = errorExamplesOf(operation).find(({ name }) => name === fault)
  return example?.status ?? 'unreadable'
}

/**
 * Returns the rows of a group with their shared fields and their scenarios. catalogue.test.ts proves that
 * each scenario exists.
 */
export function rowsOf({ rows, ...shared }: RowGroup): readonly ErrorRow[] {
  return rows.map((row) => {
    const whole = { operation: null, action: null, ...shared, ...row }
    const { given = [], fault, outcome, text, server = '', ...facts } = whole
    const { operation } = facts
    const said = text ? { id: text } : { server }
    if (operation === null || fault === undefined) {
      return { ...facts, said, outcome: outcome ?? 'none', scenario: given }
    }
    const scenario = [...given, `${operation}.${fault}`]
    return { ...facts, said, outcome: outcome ?? outcomeOf(operation, fault), scenario }
  })
}

/**
 * Returns the path and query that open the shop in the state of a row. If the row has an action, the reader
 * then does this action.
 */
export function linkOf({ path, scenario }: Pick<ErrorRow, 'path' | 'scenario'>): string {
  if (scenario.length === 0) return path
  // Commas join the names. A comma inside a text is encoded as %2C, and `&` would end the parameter.
  const names = scenario.map(encodeURIComponent).join(',')
  return `${path}${path.includes('?') ? '&' : '?'}scenario=${names}`
}

/**
 * Returns a link that opens the state of a row on the mock server. The server fills the browser's storage
 * before it shows the page, because its pages can't do that themselves.
 */
export function addressOfRow(row: ErrorRow): string {
  return `/__world/open?to=${encodeURIComponent(linkOf(row))}`
}
