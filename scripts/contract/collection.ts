import { type Node, nodeAt, operationsOf, type Operation, successOf } from './document.ts'
import type { Examples } from './published.ts'

/** Whose token a request of a collection carries. */
export type Caller = 'anyone' | 'user' | 'staff'

/** A request of a collection for API clients. `{{…}}` are variables of the collection. */
export interface CollectionRequest {
  folder: string
  name: string
  description: string
  method: string
  /** With `:name` for parameters. */
  path: string
  params: Readonly<Record<string, string>>
  query: Readonly<Record<string, string>>
  caller: Caller
  /** The fields of a form; a file is named by its key, `image`. */
  form?: Readonly<Record<string, string>>
  json?: unknown
  /** The success status of the contract. */
  status: number
  /** Variables to set from the answer: the path of the value, by name. */
  keeps: Readonly<Record<string, string>>
}

/** The variables of a collection with their first values: the accounts are those of the mock server. */
export const collectionVariables: Readonly<Record<string, string>> = {
  base_url: 'http://127.0.0.1:4010',
  shopper_email: 'khach@moclan.vn',
  staff_email: 'nhanvien@moclan.vn',
  password: 'Matkhau1!',
  user_token: '',
  staff_token: '',
  order_code: '',
}

/** The file that uploads send: a picture of one pixel. */
export const sampleImage = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** Values that differ from run to run, and so can't be taken from the examples. */
const changing = {
  // Its date is that of the world's start.
  order: { params: { code: '{{order_code}}' } },
  // A taken address is refused.
  register: { email: 'an.pham+{{$timestamp}}@moclan.example' },
} as const

const kept: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  orders: { order_code: 'data.orders.0.code' },
}

/** Reads first, then what changes rows, makes them and, last, deletes them: so all pass in one run. */
function rank({ method, node }: Operation, status: number): number {
  if (method === 'delete') return 3
  if (method === 'get' || 'x-personal' in node) return 0
  return status === 201 ? 2 : 1
}

const texts = (node: Node): Record<string, string> =>
  Object.fromEntries(Object.entries(node).map(([name, value]) => [name, String(value)]))

function bodyOf({ id, node }: Operation, example: Node): Pick<CollectionRequest, 'json' | 'form'> {
  const content = nodeAt(node, 'requestBody', 'content')
  const value = nodeAt(example, 'request', 'value')
  if ('application/json' in content) {
    return { json: id === 'register' ? { ...value, ...changing.register } : value }
  }
  return 'multipart/form-data' in content ? { form: texts(value) } : {}
}

function requestOf(document: Node, operation: Operation, example: Node) {
  const { id, method, path, node } = operation
  const status = Number(successOf(document, operation).status)
  const request: CollectionRequest = {
    folder: Array.isArray(node['tags']) ? String(node['tags'][0]) : '',
    name: String(node['summary']),
    description: String(node['description']),
    method: method.toUpperCase(),
    path: path.replace(/\{(\w+)\}/g, ':$1'),
    params: { ...texts(nodeAt(example, 'params')), ...(id === 'order' && changing.order.params) },
    query: texts(nodeAt(example, 'query')),
    caller:
      node['x-access'] === 'staff' || node['x-access'] === 'user' ? node['x-access'] : 'anyone',
    ...bodyOf(operation, example),
    status,
    keeps: kept[id] ?? {},
  }
  return { request, rank: rank(operation, status) }
}

function signIn(who: 'shopper' | 'staff'): CollectionRequest {
  return {
    folder: 'sign in first',
    name: `Sign in as ${who}`,
    description: 'Keeps the token for the requests below.',
    method: 'POST',
    path: '/api/auth/login',
    params: {},
    query: {},
    caller: 'anyone',
    json: { email: `{{${who}_email}}`, password: '{{password}}' },
    status: 200,
    keeps: { [who === 'staff' ? 'staff_token' : 'user_token']: 'data.token' },
  }
}

/** Returns the requests of a collection: signing in, then every operation with its example, by tag. */
export function collectionOf(document: Node, examples: Examples): readonly CollectionRequest[] {
  const requests = operationsOf(document)
    .map((operation) => requestOf(document, operation, examples[operation.id] ?? {}))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ request }) => request)
  const folders = new Set(
    operationsOf(document).map(({ node }) => String([node['tags']].flat()[0])),
  )
  const byFolder = [...folders].flatMap((folder) =>
    requests.filter((request) => request.folder === folder),
  )
  return [signIn('shopper'), signIn('staff'), ...byFolder]
}
