import { ApiError } from './errors'

/**
 * Returns a `select` that takes the data out of an answer. Throws `ApiError` ("unreadable") when one of `fields` is
 * missing, so that the query fails instead of the component that draws the data.
 */
export function dataWith<Data extends object>(...fields: readonly (keyof Data & string)[]) {
  return ({ data }: { data: Data }): Data => {
    if (fields.some((field) => !(field in data))) throw new ApiError('unreadable')
    return data
  }
}
