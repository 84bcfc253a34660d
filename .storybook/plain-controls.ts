import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/csf'

/** The control of a value whose type says too little, such as `ReactNode` or `string | null`. */
const controls: Partial<Record<string, string>> = {
  string: 'text',
  number: 'number',
  boolean: 'boolean',
}

/**
 * Gives words, numbers and switches a control of their own, and takes it from objects, lists and elements: raw JSON is
 * no way to try a component. A story that wants a choice there maps names to values
 * (`argTypes: { x: { options, mapping, control: 'select' } }`).
 */
export const plainControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, type]) => {
      if (!isJson(type)) return [name, type]
      const plain = controls[typeof initialArgs[name]]
      return [name, { ...type, control: plain ? { type: plain } : { disable: true } }]
    }),
  )
// After the controls are known.
plainControls.secondPass = true

function isJson({ control, mapping }: StrictInputType): boolean {
  return mapping === undefined && typeof control === 'object' && control.type === 'object'
}
