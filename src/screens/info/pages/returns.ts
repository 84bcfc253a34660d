import type { InfoDescription } from '../info-description'

export const returnsPage: InfoDescription = {
  kind: 'info.kind.care',
  title: 'info.returns.title',
  lead: 'info.returns.lead',
  opens: 'beside',
  sections: [
    {
      id: 'steps',
      title: 'info.returns.how',
      blocks: [
        {
          steps: [
            'info.returns.how.1',
            'info.returns.how.2',
            'info.returns.how.3',
            'info.returns.how.4',
          ],
        },
        { link: '/account/orders' },
        { link: '/orders/track' },
      ],
    },
    {
      id: 'conditions',
      title: 'info.returns.when',
      blocks: [
        'info.returns.when.text',
        { list: ['info.returns.when.1', 'info.returns.when.2', 'info.returns.when.3'] },
      ],
    },
    {
      id: 'postage',
      title: 'info.returns.cost',
      blocks: [
        {
          table: [
            ['info.returns.cost.why', 'info.returns.cost.who'],
            ['info.returns.cost.fault', 'info.returns.cost.fault.who'],
            ['info.returns.cost.fit', 'info.returns.cost.fit.who'],
            ['info.returns.cost.mind', 'info.returns.cost.mind.who'],
          ],
        },
      ],
    },
    {
      id: 'refunds',
      title: 'info.returns.money',
      blocks: [
        { list: ['info.returns.money.cod', 'info.returns.money.paypal', 'info.returns.money.fee'] },
      ],
    },
    {
      id: 'exceptions',
      title: 'info.returns.not',
      blocks: [{ list: ['info.returns.not.1', 'info.returns.not.2'] }],
    },
  ],
  related: ['/size-guide', '/shipping', '/help'],
}
