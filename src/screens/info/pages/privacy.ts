import type { InfoDescription } from '../info-description'

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
        { list: ['info.privacy.browser.1', 'info.privacy.browser.2', 'info.privacy.browser.3'] },
        'info.privacy.browser.none',
      ],
    },
    { id: 'rights', title: 'info.privacy.you', blocks: ['info.privacy.you.text'] },
  ],
  related: ['/terms', '/contact', '/help'],
}
