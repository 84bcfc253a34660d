/**
 * Where names, ids and money stand in a request or an answer, as the contract has it: an object by the names of its fields, a
 * list by its entry. `any` is taken as it is.
 */
export type Form = 'id' | 'money' | 'any' | readonly [Form] | Fields

export const isList = (form: Form): form is readonly [Form] => Array.isArray(form)

export type Fields = { readonly [name: string]: Form }

export type OperationForm = {
  /** Method and path: `GET /api/products/{slug}`. */
  readonly at: string
  /** Parameters of the query that are money. */
  readonly query?: readonly string[]
  readonly body?: Fields
  readonly answer?: Fields
}
