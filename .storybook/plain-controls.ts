import type { ArgTypesEnhancer, SBType, StrictInputType } from 'storybook/internal/csf'

/** Types for which Storybook finds the right control by itself. */
const known: ReadonlySet<string> = new Set([
  'boolean',
  'string',
  'number',
  'enum',
  'function',
  'symbol',
])

const controls: Partial<Record<string, 'text' | 'number' | 'boolean'>> = {
  string: 'text',
  number: 'number',
  boolean: 'boolean',
}

/**
 * Gives words, numbers and switches a control of their own, and takes it from objects, lists and elements: raw JSON is
 * no way to try a component. A story that wants a choice there maps names to values
 * (`argTypes: { x: { options, mapping, control: 'select' } }`). Runs before Storybook infers controls, which leaves alone
 * what has one.
 */
export const plainControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const isOpen = argType.control === undefined && argType.options === undefined
      return [name, isOpen ? withControl(argType, initialArgs[name]) : argType]
    }),
  )

/** A type such as `string | null` says by its parts what it takes; without a type the story's own value says it. */
function withControl(argType: StrictInputType, value: unknown): StrictInputType {
  const { type } = argType
  if (type && known.has(type.name)) return argType
  const [plain] = [...partsOf(type), typeof value].flatMap((name) => controls[name] ?? [])
  return { ...argType, control: plain ? { type: plain } : { disable: true } }
}

const partsOf = (type: SBType | undefined): string[] =>
  type?.name === 'union' ? type.value.map(({ name }) => name) : []
