import { localStore } from '@/lib/storage'

export const bodyKey = 'body_measures'

/** True where this device keeps measures: only then is the rest of this loaded. */
export function hasBody(): boolean {
  return localStore.read(bodyKey) !== null
}
