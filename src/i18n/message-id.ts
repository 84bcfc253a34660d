import type { MessageId } from './message-id.gen'

/** Returns the id. For libraries that take any string, so that the compiler checks it. */
export const messageId = (id: MessageId): MessageId => id
