import * as v from 'valibot'
import { type BodyForm, emptyBodyForm } from '@/domain/sizes/body-form'
import { kept, parseKept } from '@/lib/kept'

const keptMeasures = kept('body_measures')

const text = v.fallback(v.string(), '')
const schema = v.object({ bust: text, waist: text, hip: text, height: text, weight: text })

/** Keeps the typed measures on this device (Product §2.14.4a). Returns false where nothing can be stored. */
export function keepBody(form: BodyForm): boolean {
  return keptMeasures.write(JSON.stringify(form))
}

/** Returns the kept measures; an empty form where there are none. */
export function keptBody(): BodyForm {
  return parseKept(keptMeasures, schema) ?? emptyBodyForm
}

export function forgetBody(): void {
  keptMeasures.remove()
}

/** True where this device keeps measures. */
export function hasBody(): boolean {
  return keptMeasures.read() !== null
}
