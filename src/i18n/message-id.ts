import type { MessageId } from './message-id.gen'

/**
 * Returns the id unchanged. The compiler checks that the id exists. Use this function for libraries that
 * accept any string.
 */
export const messageId = (id: MessageId): MessageId => id
