import { deliveryAreas } from '@/domain/delivery/estimate'
import type { InfoCell, InfoDescription } from '../info-description'

export const shippingPage: InfoDescription = {
  kind: 'info.kind.care',
  title: 'info.shipping.title',
  lead: 'info.shipping.lead',
  opens: 'beside',
  sections: [
    {
      id: 'time',
      title: 'info.shipping.time',
      blocks: [
        {
          table: [
            ['info.shipping.time.area', 'info.shipping.time.days'],
            ...deliveryAreas.map(({ places, days: { min, max } }): InfoCell[] => [
              places.length > 0
                ? { text: places.map(({ name }) => name).join(', ') }
                : 'info.shipping.time.other',
              { text: `${min}–${max}` },
            ]),
          ],
        },
        'info.shipping.fee.text',
        'info.shipping.fee.promotion',
        'info.shipping.time.text',
      ],
    },
    { id: 'area', title: 'info.shipping.area', blocks: ['info.shipping.area.text'] },
    {
      id: 'stages',
      title: 'info.shipping.path',
      blocks: [
        {
          steps: [
            'info.shipping.path.1',
            'info.shipping.path.2',
            'info.shipping.path.3',
            'info.shipping.path.4',
          ],
        },
      ],
    },
    { id: 'not-at-home', title: 'info.shipping.missed', blocks: ['info.shipping.missed.text'] },
  ],
  related: ['/returns', '/help', '/contact'],
}
