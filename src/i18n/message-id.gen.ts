// Written by scripts/gen-messages.ts. Do not edit.

/** Id of a text in src/i18n/messages. */
export type MessageId = never
