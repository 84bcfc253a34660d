/**
 * What the checkout of a signed-in shopper has besides, as one late part: it is there before anything is pressed, and
 * visitors never load it. Reached by `import()` only.
 */
export { saveAsDefault } from '@/features/address-book/picker/mutations'
export { isSessionAlive } from '@/features/address-book/picker/session-check'
export { savedInTime } from './saved-in-time'
export { SavedDelivery } from './SavedDelivery'
