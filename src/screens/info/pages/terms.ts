import { createElement } from 'react'
import { Seller } from '@/features/site/Seller'
import type { InfoDescription } from '../info-description'

export const termsPage: InfoDescription = {
  kind: 'info.kind.care',
  title: 'info.terms.title',
  lead: 'info.terms.lead',
  isTemplate: true,
  sections: [
    {
      id: 'order',
      title: 'info.terms.order',
      blocks: [{ list: ['info.terms.order.1', 'info.terms.order.2', 'info.terms.order.3'] }],
    },
    {
      id: 'price',
      title: 'info.terms.price',
      blocks: [{ list: ['info.terms.price.1', 'info.terms.price.2', 'info.terms.price.3'] }],
    },
    {
      id: 'delivery',
      title: 'info.terms.delivery',
      blocks: ['info.terms.delivery.text', { link: '/shipping' }],
    },
    {
      id: 'returns',
      title: 'info.terms.returns',
      blocks: ['info.terms.returns.text', { link: '/returns' }],
    },
    { id: 'seller', title: 'seller.title', blocks: [{ own: createElement(Seller) }] },
    { id: 'questions', title: 'info.terms.questions', blocks: ['info.terms.questions.text'] },
  ],
  related: ['/privacy', '/help', '/contact'],
}
