import * as v from 'valibot'

/** A JSON pointer; the empty one is the whole value. `*` stands for every entry of a list. */
const pointer = v.pipe(
  v.string(),
  v.regex(/^(\/[^/]+)*$/, 'is no JSON pointer such as /data/items'),
)

const places = v.record(pointer, pointer)

/**
 * What a host of another make does otherwise, as a team declares it in host.json (docs/backend.md). Each part left out is as in
 * openapi.yaml.
 */
export const mappingSchema = v.strictObject({
  $schema: v.optional(v.string()),
  /** How it writes the names of fields and parameters. */
  names: v.optional(v.picklist(['snake', 'camel', 'pascal', 'kebab'])),
  /** Names of its own, by those of openapi.yaml. */
  renamed: v.optional(v.record(v.string(), v.string())),
  /** Its ids are texts, such as UUIDs. */
  ids: v.optional(v.literal('text')),
  money: v.optional(
    v.strictObject({
      /** Where the amount stands in what it sends for one. */
      amount: v.optional(pointer, ''),
      /** What stands beside it: the currency. An amount beside anything else is not read. */
      beside: v.optional(v.record(pointer, v.string()), {}),
      /** It sends and takes amounts as texts. */
      text: v.optional(v.boolean(), false),
      /** How many of its units are one VND: 100 for a host that counts in hundredths. */
      units: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 1),
    }),
  ),
  /** Where a page of a list says its entries, how many there are in all, and which page this is. What it does not say is reckoned. */
  lists: v.optional(
    v.strictObject({
      items: pointer,
      total: v.optional(pointer),
      current_page: v.optional(pointer),
      last_page: v.optional(pointer),
      per_page: v.optional(pointer),
    }),
  ),
  /** Its errors by field are a list: where an entry says which field, and what is wrong. */
  errors: v.optional(v.strictObject({ field: pointer, text: pointer })),
  /** Methods and paths of its own, by operation: `POST /v2/orders/{code}/abort`. */
  paths: v.optional(v.record(v.string(), v.string()), {}),
  /** Where it puts things in a request's body: by operation, from a pointer of openapi.yaml to one of its own. */
  requests: v.optional(v.record(v.string(), places), {}),
  /** The same for answers, by pointers into the whole body; `*` in place of an operation is for all of them. */
  answers: v.optional(v.record(v.string(), places), {}),
})

export type HostMapping = v.InferOutput<typeof mappingSchema>
