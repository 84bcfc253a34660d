import type { OperationId } from '../../mocks/contract/operations.gen'
import { memberOf } from '../../src/lib/json'
import type { Exchange } from './gateway'
import type { Ask, Inputs } from './goods'

/** What a call makes: where its id stands in the data, and how it is taken away. */
interface Made {
  at: string
  remove: (ask: Ask, id: never, inputs: Inputs) => Promise<unknown>
  /** The calls after which it is gone, by the id in their path. */
  goneBy: OperationId
}

const byStaff =
  (operation: 'deleteProduct' | 'deleteBanner' | 'deleteCategory') =>
  (ask: Ask, id: number, { staffToken }: Inputs) =>
    ask(operation, { params: { id } }, staffToken)

const product: Made = {
  at: 'product/id',
  remove: byStaff('deleteProduct'),
  goneBy: 'deleteProduct',
}

/** In the order in which they can be taken away: a category goes once its products are gone. */
const made: { [Op in OperationId]?: Made } = {
  createProduct: product,
  duplicateProduct: product,
  createCategory: { at: 'id', remove: byStaff('deleteCategory'), goneBy: 'deleteCategory' },
  createBanner: { at: 'id', remove: byStaff('deleteBanner'), goneBy: 'deleteBanner' },
  createUserAddress: {
    at: 'address/id',
    remove: (ask, id: number, { token }) => ask('deleteUserAddress', { params: { id } }, token),
    goneBy: 'deleteUserAddress',
  },
}

const valueAt = (data: unknown, path: string) => path.split('/').reduce<unknown>(memberOf, data)
const isDone = ({ reply }: Exchange) => reply !== null && reply.status >= 200 && reply.status < 300

/** Takes away what the calls have made. Resolves to what stays, in words. */
export async function cleaned(
  exchanges: readonly Exchange[],
  ask: Ask,
  inputs: Inputs,
): Promise<readonly string[]> {
  const done = exchanges.filter(isDone)
  const stays: string[] = []
  for (const [operation, { at, remove, goneBy }] of Object.entries(made)) {
    const paths = new Set(done.filter((one) => one.operation === goneBy).map(({ path }) => path))
    const ids = done
      .filter((one) => one.operation === operation)
      .map(({ data }) => valueAt(data, at))
    for (const id of new Set(ids)) {
      if ([...paths].some((path) => path.endsWith(`/${String(id)}`))) continue
      // The table knows the type of its ids.
      const answer = await remove(ask, id as never, inputs)
      if (answer === null) stays.push(`${operation} ${String(id)}`)
    }
  }
  return [...stays, ...(await orders(done, ask, inputs)), ...uploads(done)]
}

/** Cancels the orders that are not on their way: the contract has no call that deletes one. */
async function orders(done: readonly Exchange[], ask: Ask, { token, staffToken }: Inputs) {
  const status = new Map<string, string>()
  const ids = new Map<string, number>()
  for (const { data } of done) {
    const order = memberOf(data, 'order')
    const [code, id, is] = [
      memberOf(order, 'code'),
      memberOf(order, 'id'),
      memberOf(order, 'status'),
    ]
    if (typeof code !== 'string' || typeof id !== 'number') continue
    status.set(code, String(is))
    ids.set(code, id)
  }
  for (const [code, id] of ids) {
    if (status.get(code) !== 'pending' && status.get(code) !== 'processing') continue
    const body = { status: 'cancelled', reason: 'contract verify' } as const
    const answer =
      (await ask('transitionOrder', { params: { id }, body }, staffToken)) ??
      (await ask('cancelOrder', { params: { code } }, token))
    if (answer !== null) status.set(code, 'cancelled')
  }
  return [...status].map(([code, is]) => `the order ${code} (${is})`)
}

function uploads(done: readonly Exchange[]): readonly string[] {
  const count = done.filter(({ operation }) => operation.startsWith('upload')).length
  return count === 0 ? [] : [`${count} pictures`]
}
