import { type BodyForm, emptyBodyForm } from '@/domain/sizes/body-form'
import { atom } from '@/lib/store'

const typedAtom = atom<BodyForm>(emptyBodyForm)

/** What was typed on this visit: it is still there after a look at the products. */
export const readTypedBodyAtom = atom((get) => get(typedAtom))
export const storeTypedBodyAtom = atom(null, (_, set, form: BodyForm) => set(typedAtom, form))
