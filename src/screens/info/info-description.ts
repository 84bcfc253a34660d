import type { ReactNode } from 'react'
import type { MessageId } from '@/i18n/message-id.gen'

/** A title, or a question. Its text has the same id with `.text`. */
export type TitleWithText = {
  [Id in MessageId]: `${Id}.text` extends MessageId ? Id : never
}[MessageId]

/** A message, or names and numbers, which need no translation. */
export type InfoCell = MessageId | { text: string }

/** A paragraph, or a block of another kind. Texts may use the values of `useInfoMsg`. */
export type InfoBlock =
  | MessageId
  | { list: readonly MessageId[] }
  | { steps: readonly TitleWithText[] }
  | { questions: readonly TitleWithText[] }
  /** The first row is the head. The first cell of each other row is its header. */
  | { table: readonly (readonly InfoCell[])[] }
  | { link: InfoPath }
  | { own: ReactNode }

/** `id` is the section's anchor in the URL. */
export type InfoSection = { id: string; title: MessageId; blocks: readonly InfoBlock[] }

export const infoSection = (id: string, title: MessageId, ...blocks: InfoBlock[]): InfoSection => ({
  id,
  title,
  blocks,
})

/** A content page as data, rendered by `InfoPage` (Product §2.14, "Footer pages"). */
export type InfoDescription = {
  kind: 'info.kind.house' | 'info.kind.care'
  title: MessageId
  lead: MessageId
  /** Name of the brand's picture for the page. */
  picture?: string
  /**
   * How the page begins. `picture`: with its large picture. `beside`: with the first section beside the
   * title. `wide`: with the first section below the title, in full width. Otherwise the brand's drawing
   * stands beside the title, and the sections follow.
   */
  opens?: 'picture' | 'beside' | 'wide'
  /** True until the owner of the shop has replaced the text. The page says so. */
  isTemplate?: boolean
  sections: readonly InfoSection[]
  related: readonly InfoPath[]
}

/** The pages that content pages may link to, with their titles. */
export const infoPages = {
  '/about': 'info.about.title',
  '/account/orders': 'info.orders',
  '/careers': 'info.careers.title',
  '/contact': 'info.contact.title',
  '/help': 'info.help.title',
  '/orders/track': 'info.track',
  '/press': 'info.press.title',
  '/privacy': 'info.privacy.title',
  '/returns': 'info.returns.title',
  '/shipping': 'info.shipping.title',
  '/size-guide': 'sizes.title',
  '/terms': 'info.terms.title',
  '/voucher': 'voucher.title',
} as const satisfies Record<string, MessageId>

export type InfoPath = keyof typeof infoPages
