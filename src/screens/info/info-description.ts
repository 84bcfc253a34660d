import type { ReactNode } from 'react'
import type { MessageId } from '@/i18n/message-id.gen'

/** The id of a title or question that has a text. The text has the same id with `.text` at the end. */
export type TitleIdWithText = {
  [Id in MessageId]: `${Id}.text` extends MessageId ? Id : never
}[MessageId]

/** The text of a table cell: a message, or names and numbers that need no translation. */
export type InfoCell = MessageId | { text: string }

/**
 * A block of a section: a paragraph (given by its message id), or an object for any other kind of block.
 * Texts may use the values of `useInfoMsg`.
 */
export type InfoBlock =
  | MessageId
  | { list: readonly MessageId[] }
  | { steps: readonly TitleIdWithText[] }
  | { questions: readonly TitleIdWithText[] }
  /**
   * The first row contains the headings of the columns. The first cell of each other row is the heading of
   * that row.
   */
  | { table: readonly (readonly InfoCell[])[] }
  | { link: LinkedPagePath }
  | { own: ReactNode }

/** A section of a content page. `id` is its anchor in the URL. */
export type InfoSection = { id: string; title: MessageId; blocks: readonly InfoBlock[] }

export const infoSection = (id: string, title: MessageId, ...blocks: InfoBlock[]): InfoSection => ({
  id,
  title,
  blocks,
})

/** The description of a content page. `InfoPage` renders it (Product §2.14, "Footer pages"). */
export type InfoDescription = {
  kind: 'info.kind.house' | 'info.kind.care'
  title: MessageId
  lead: MessageId
  picture?: ReactNode
  /** The content below the lead. */
  facts?: ReactNode
  /**
   * The beginning of the page. With 'picture', the page begins with a large picture. With 'beside', the first
   * section is beside the title. With 'wide', the first section is below the title, in full width. Without a
   * value, the drawing of the brand is beside the title, and all sections follow.
   */
  opens?: 'picture' | 'beside' | 'wide'
  /**
   * True until the owner of the shop has replaced the sample text. The page then says that its text is a
   * sample.
   */
  isTemplate?: boolean
  sections: readonly InfoSection[]
  related: readonly LinkedPagePath[]
}

/** The message ids of the titles of the pages to which content pages may link. */
export const linkedPageTitleIds = {
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

export type LinkedPagePath = keyof typeof linkedPageTitleIds
