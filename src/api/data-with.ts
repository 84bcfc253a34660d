import { ApiError } from './errors'

/**
 * Takes the data out of an answer, for the `select` of a query. Data without one of `fields` is not what the
 * contract promises: it fails as such, instead of failing whoever draws it.
 */
export function dataWith<Data extends object>(...fields: readonly (keyof Data & string)[]) {
  return ({ data }: { data: Data }): Data => {
    if (fields.some((field) => !(field in data))) throw new ApiError('unreadable')
    return data
  }
}
