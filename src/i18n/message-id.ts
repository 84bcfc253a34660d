export type { MessageId } from './message-id.gen'
