import type { MessageId } from '@/i18n/message-id.gen'

export type InfoStep = { title: MessageId; text: MessageId }
export type InfoQuestion = { id: string; question: MessageId; answer: MessageId }

/** What a section may be made of. Texts may name `{shop}`, `{fee}` and `{promotion}`. */
export type InfoBlock =
  | { kind: 'text'; text: MessageId }
  | { kind: 'list'; items: readonly MessageId[] }
  | { kind: 'steps'; steps: readonly InfoStep[] }
  /** The first cell of a row names it. */
  | { kind: 'table'; head: readonly MessageId[]; rows: readonly (readonly MessageId[])[] }
  | { kind: 'questions'; questions: readonly InfoQuestion[] }
  | { kind: 'link'; to: InfoPath; text: MessageId }
  /** Something that only this page has; its screen fills the slot. */
  | { kind: 'slot'; slot: string }

/** `id` is the section's anchor in the address. */
export type InfoSection = { id: string; title: MessageId; blocks: readonly InfoBlock[] }

/** A content page as data: the template draws it (Product §2.14, "Footer pages"). */
export type InfoDescription = {
  kind: 'info.kind.house' | 'info.kind.care'
  title: MessageId
  lead: MessageId
  sections: readonly InfoSection[]
  /** Other pages to offer at the end. */
  related: readonly InfoPath[]
}

/** Every page that a content page may lead to, and its name. */
export const infoPages = {
  '/about': 'info.about.title',
  '/careers': 'info.careers.title',
  '/contact': 'info.contact.title',
  '/help': 'info.help.title',
  '/press': 'info.press.title',
  '/privacy': 'info.privacy.title',
  '/returns': 'info.returns.title',
  '/shipping': 'info.shipping.title',
  '/size-guide': 'sizes.title',
  '/voucher': 'voucher.title',
} as const satisfies Record<string, MessageId>

export type InfoPath = keyof typeof infoPages

/** What tells a block from the others of its section. */
export function keyOf(block: InfoBlock): string {
  return JSON.stringify(block)
}
