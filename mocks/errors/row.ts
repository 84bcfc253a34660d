import type { MessageId } from '@/i18n/message-id.gen'
import type { OperationId } from '../contract/operations.gen'
import { errorExamplesOf } from '../scenarios/catalogue'
import type { ScenarioName } from '../scenarios/names'

export const actions = {
  signIn: 'Click the account icon and sign in as khach@moclan.vn',
  register: 'Click the account icon, open Register, fill it in and send it',
  scroll: 'Scroll to the end of the page',
  openSizes: 'Open the size chart',
  add: 'Click Add to cart',
  keep: 'Click the first heart',
  letGo: 'Click the first heart to let it go',
  askRestock: 'Click Tell me when it is back, fill it in and send it',
  pay: 'Click the pay button',
  payAndApprove: "Click the pay button, then approve on PayPal's page",
  addAddress: 'Click Add address, fill it in and save it',
  changeAddress: 'Edit the first address and save it',
  askDelete: 'Click Delete at the first address',
  deleteAddress: 'Delete the first address and confirm it',
  lookUp: 'Type a phone number and click Find the order',
  changeDelivery: 'Open the first order, click Change delivery and save',
  askReturn: 'Open the first order, click Return or exchange, fill it in and send it',
  claim:
    'With an order placed before signing in, type its phone number and click Add to my account',
  addReturnPhoto: 'Open the first order, click Return or exchange and add a photo',
  saveDraft: 'Type a name and save the draft',
  importFile: 'Choose a CSV file and import it',
  saveProduct: 'Change the name and save',
  askPaypal: 'Click Ask PayPal again',
} as const

export type Action = keyof typeof actions

export const places = {
  box: 'the red box of the window',
  main: 'in the place of what is missing',
  toast: 'a toast',
  inline: 'beside what it is about',
  window: 'in the window',
  nowhere: 'nowhere: it is silent',
} as const

export type Place = keyof typeof places

/** Whose words stand there: the shop's, by their id, or the server's as the scenario writes them. */
export type Said = { id: MessageId } | { server: string }

/** Why the text is there: a status, how the call failed otherwise, or no failure at all. */
export type Outcome =
  | number
  | 'other status'
  | 'timeout'
  | 'offline'
  | 'unreadable'
  | 'done'
  | 'none'

export type ErrorRow = {
  /** Unique. Names the row in tests and on its page. */
  id: string
  /** The sentence of docs/product.md that it shows. */
  sentence: `§8.${string}`
  /** Null where no call is involved. */
  operation: OperationId | null
  outcome: Outcome
  said: Said
  place: Place
  path: string
  /** Empty where the path alone makes the state: it names what is not there, or says what came back. */
  scenario: readonly string[]
  /** What to do there; null where the text is there at once. */
  action: Action | null
  /** The title of the test that finds the text, in e2e/faults/error-catalogue.spec.ts. */
  test: string
}

export type RowGroup = Pick<ErrorRow, 'place' | 'path' | 'test'> & {
  operation?: OperationId | null
  action?: Action | null
  /** The states that the page opens with, before the row's own fault. */
  given?: readonly ScenarioName[]
}

/** A row of a group. `fault` happens to the row's call: what follows the dot of a scenario's name. */
type GroupedRow = Partial<RowGroup> &
  Pick<ErrorRow, 'said' | 'sentence'> & { outcome?: Outcome; fault?: string }

type Sentence = ErrorRow['sentence']
type Rest = Partial<RowGroup> & { outcome?: Outcome }

const saidAs = (said: MessageId | { server: string }): Said =>
  typeof said === 'string' ? { id: said } : said

export function says(
  sentence: Sentence,
  fault: string,
  said: MessageId | { server: string },
  rest?: Rest,
): GroupedRow {
  return { sentence, fault, said: saidAs(said), ...rest }
}

export function server(
  sentence: Sentence,
  status: number,
  message: string,
  rest?: Rest,
): GroupedRow {
  return { sentence, fault: `${status}:message=${message}`, said: { server: message }, ...rest }
}

export function shows(
  sentence: Sentence,
  outcome: Outcome,
  said: MessageId | { server: string },
  rest?: Rest,
): GroupedRow {
  return { sentence, outcome, said: saidAs(said), ...rest }
}

function outcomeOf(operation: OperationId, fault: string): Outcome {
  const status = /^\d{3}/.exec(fault)?.[0]
  if (status) return Number(status)
  if (fault === 'offline' || fault === 'timeout') return fault
  const example = errorExamplesOf(operation).find(({ name }) => name === fault)
  return example?.status ?? 'unreadable'
}

/** Returns the rows of a group. The test of the catalogue proves that each has a scenario that exists. */
export function rowsOf(
  group: RowGroup,
  rows: Readonly<Record<string, GroupedRow>>,
): readonly ErrorRow[] {
  return Object.entries(rows).map(([id, row]) => {
    const whole = { operation: null, action: null, ...group, ...row }
    const { given = [], fault, outcome, ...facts } = whole
    const { operation } = facts
    if (operation === null || fault === undefined) {
      return { ...facts, id, outcome: outcome ?? 'none', scenario: given }
    }
    const scenario = [...given, `${operation}.${fault}`]
    return { ...facts, id, outcome: outcome ?? outcomeOf(operation, fault), scenario }
  })
}

/** Returns the path and query that open the shop in the state of a row; a reader may still have to act. */
export function linkOf({ path, scenario }: Pick<ErrorRow, 'path' | 'scenario'>): string {
  if (scenario.length === 0) return path
  // A comma joins names; those of a text are written %2C already, and `&` ends the parameter.
  const names = scenario.map(encodeURIComponent).join(',')
  return `${path}${path.includes('?') ? '&' : '?'}scenario=${names}`
}

/**
 * Returns the address that does the same at the HTTP door, whose pages can not prepare a browser themselves.
 */
export function addressOfRow(row: ErrorRow): string {
  return `/__world/open?to=${encodeURIComponent(linkOf(row))}`
}
