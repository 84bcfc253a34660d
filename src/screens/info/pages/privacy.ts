import { type Holds, holdings, keptUntil } from '@/lib/kept-keys'
import type { InfoDescription } from '../info-description'

/** What the browser keeps, as each of its keys declares (Product §14.3). */
const rowOf = (holds: Holds) =>
  [`info.privacy.keeps.${holds}`, `info.privacy.until.${keptUntil(holds)}`] as const

export const privacyPage: InfoDescription = {
  kind: 'info.kind.care',
  title: 'info.privacy.title',
  lead: 'info.privacy.lead',
  isTemplate: true,
  sections: [
    {
      id: 'data',
      title: 'info.privacy.what',
      blocks: [
        {
          table: [
            ['info.privacy.what.kind', 'info.privacy.what.data'],
            ['info.privacy.what.order', 'info.privacy.what.order.data'],
            ['info.privacy.what.account', 'info.privacy.what.account.data'],
            ['info.privacy.what.wishlist', 'info.privacy.what.wishlist.data'],
            ['info.privacy.what.notice', 'info.privacy.what.notice.data'],
            ['info.privacy.what.write', 'info.privacy.what.write.data'],
          ],
        },
      ],
    },
    {
      id: 'purpose',
      title: 'info.privacy.why',
      blocks: [{ list: ['info.privacy.why.1', 'info.privacy.why.2', 'info.privacy.why.3'] }],
    },
    {
      id: 'parties',
      title: 'info.privacy.who',
      blocks: ['info.privacy.who.text', { list: ['info.privacy.who.1', 'info.privacy.who.2'] }],
    },
    {
      id: 'device',
      title: 'info.privacy.browser',
      blocks: [
        'info.privacy.browser.text',
        { table: [['info.privacy.keeps', 'info.privacy.until'], ...holdings.map(rowOf)] },
        'info.privacy.browser.none',
      ],
    },
    { id: 'rights', title: 'info.privacy.you', blocks: ['info.privacy.you.text'] },
  ],
  related: ['/terms', '/contact', '/help'],
}
