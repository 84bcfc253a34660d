/**
 * The parts of the checkout that only signed-in shoppers need, as one lazy chunk that visitors never load.
 * Load it with `import()` only.
 */
export { saveAsDefault } from '@/features/address-book/picker/mutations'
export { isSessionAlive } from '@/features/address-book/picker/session-check'
export { savedInTime } from './saved-in-time'
export { SavedDelivery } from './SavedDelivery'
