import { kept } from '@/lib/kept'

export const keptMeasures = kept('body_measures')

/** True where this device keeps measures: only then is the rest of this loaded. */
export function hasBody(): boolean {
  return keptMeasures.read() !== null
}
