import * as v from 'valibot'
import { type BodyForm, emptyBodyForm } from '@/domain/sizes/body-form'
import { kept, parseKept } from '@/lib/kept'

const keptMeasures = kept('body_measures')

const text = v.fallback(v.string(), '')
const schema = v.object({ bust: text, waist: text, hip: text, height: text, weight: text })

/** Stores the typed measures on this device (Product §2.14.3). Returns false if nothing can be stored. */
export function storeBodyMeasures(form: BodyForm): boolean {
  return keptMeasures.write(JSON.stringify(form))
}

/** Returns the measures that are stored on this device, or an empty form. */
export function readBodyMeasures(): BodyForm {
  return parseKept(keptMeasures, schema) ?? emptyBodyForm
}

export function deleteBodyMeasures(): void {
  keptMeasures.remove()
}

/** Returns true if this device has stored measures. */
export function hasBodyMeasures(): boolean {
  return keptMeasures.read() !== null
}
