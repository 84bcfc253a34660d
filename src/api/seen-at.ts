/** The header of an answer from the service worker's memory: when the API gave it, in ms since 1970. */
export const seenAtHeader = 'x-seen'

/** Such answers as they are in the query cache, with what the header says. */
export const seenAt = new WeakMap<object, string>()
