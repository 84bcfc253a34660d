import { type BodyForm, emptyBodyForm } from '@/domain/sizes/body-form'
import { atom } from '@/lib/store'

const typedAtom = atom<BodyForm>(emptyBodyForm)

/** The form's values, stored for this visit, so that they survive leaving the page. */
export const readTypedBodyAtom = atom((get) => get(typedAtom))
export const storeTypedBodyAtom = atom(null, (_, set, form: BodyForm) => set(typedAtom, form))
