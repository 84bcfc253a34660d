import * as v from 'valibot'
import { worldSizes } from '../../pipeline/page-tables'

const callSchema = v.object({
  at: v.string(),
  method: v.string(),
  path: v.string(),
  operation: v.nullable(v.string()),
  status: v.union([v.number(), v.literal('network-error')]),
  ms: v.number(),
  problems: v.array(v.string()),
  repairs: v.array(v.string()),
  sent: v.nullable(v.string()),
  answered: v.nullable(v.string()),
})

const worldSchema = v.object({
  size: v.picklist(worldSizes),
  seed: v.number(),
  stored: v.record(v.string(), v.unknown()),
})

const worldFileSchema = v.object({
  kind: v.literal('moc-lan-world'),
  version: v.literal(1),
  world: worldSchema,
})

/** Everything that leads to the same screen with the same data, and what happened there. */
const bundleSchema = v.object({
  kind: v.literal('moc-lan-bundle'),
  version: v.literal(1),
  madeAt: v.string(),
  app: v.object({ version: v.string(), contract: v.string() }),
  page: v.object({
    /** Below the shop's base, without a leading slash; with query and hash. */
    path: v.string(),
    /** The state of the history entry: the shop finds the lines of a checkout by its key. */
    state: v.optional(v.unknown()),
    width: v.number(),
    height: v.number(),
    locale: v.string(),
    browser: v.string(),
  }),
  scenario: v.array(v.string()),
  signedInAs: v.nullable(v.number()),
  world: worldSchema,
  storage: v.object({
    local: v.record(v.string(), v.string()),
    session: v.record(v.string(), v.string()),
  }),
  calls: v.array(callSchema),
  errors: v.array(v.object({ at: v.string(), text: v.string() })),
})

const fileSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.variant('kind', [bundleSchema, worldFileSchema]),
)

export type BundledCall = v.InferOutput<typeof callSchema>
export type BundledWorld = v.InferOutput<typeof worldSchema>
export type Bundle = v.InferOutput<typeof bundleSchema>
export type WorldFile = v.InferOutput<typeof worldFileSchema>

export function readQaFile(text: string): Bundle | WorldFile | null {
  const result = v.safeParse(fileSchema, text)
  return result.success ? result.output : null
}
