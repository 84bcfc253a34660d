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

/**
 * The text of a row. It is a text of the shop with an id, or a text of the server as the scenario sends it.
 */
export type Said = { id: MessageId } | { server: string }

/** The cause of the text: a status, another failure of the call, or no failure. */
export type Outcome =
  | number
  | 'other status'
  | 'timeout'
  | 'offline'
  | 'unreadable'
  | 'done'
  | 'none'

export type ErrorRow = {
  /** A unique id that identifies the row in tests and on its page. */
  id: string
  /** The sentence of docs/product.md that the row shows. */
  sentence: `§8.${string}`
  /** Null when no call is involved. */
  operation: OperationId | null
  outcome: Outcome
  said: Said
  place: Place
  path: string
  /** The scenarios of the row. Empty when the path alone leads to the state. */
  scenario: readonly string[]
  /** The action that shows the text. Null when the text is shown at once. */
  action: Action | null
  /** The title of the test that finds the text, in e2e/faults/error-catalogue.spec.ts. */
  test: string
}

export type RowGroup = Pick<ErrorRow, 'place' | 'path' | 'test'> & {
  operation?: OperationId | null
  action?: Action | null
  /** The states that the page opens with, in addition to the row's own fault. */
  given?: readonly ScenarioName[]
}

/**
 * A row of a group. `fault` is the fault of the row's call. It is the part after the dot in a scenario's
 * name.
 */
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

/** Returns the rows of a group. The catalogue's test proves that each scenario exists. */
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

/**
 * Returns the path and query that open the shop in the state of a row. The reader may then have to do an
 * action.
 */
export function linkOf({ path, scenario }: Pick<ErrorRow, 'path' | 'scenario'>): string {
  if (scenario.length === 0) return path
  // Commas join the names. A comma inside a text is encoded as %2C, and `&` would end the parameter.
  const names = scenario.map(encodeURIComponent).join(',')
  return `${path}${path.includes('?') ? '&' : '?'}scenario=${names}`
}

/**
 * Returns an address of the HTTP server with the same effect. The server's pages need it, because they can't
 * prepare the browser's storage themselves.
 */
export function addressOfRow(row: ErrorRow): string {
  return `/__world/open?to=${encodeURIComponent(linkOf(row))}`
}
