import preview from '#.storybook/preview'
import { ReturnList } from '@/ui/data/ReturnList'
import { homePicture } from '../../support/pictures'

const line = {
  item_id: 1,
  name: 'Áo dài lụa Hoa Sen (Đỏ sơn, M)',
  quantity: 1,
  reason: 'fit',
  wish: 'exchange',
  size: 'L',
} as const
const asked = {
  id: 1,
  state: 'requested',
  requested_at: '2026-11-20T03:00:00Z',
  items: [line],
  note: null,
  photos: [],
  answer: null,
  events: [],
  received: [],
  refunds: [],
  exchange: null,
} as const

const meta = preview.meta({
  component: ReturnList,
  parameters: {
    guide: {
      use: [
        'On the page of an order, for shoppers and for staff: the returned pieces and the results.',
      ],
      avoid: ['For pieces that can still be returned: the window for a new return lists them.'],
    },
  },
  args: {
    returns: [{ ...asked, note: 'Vai hơi chật, cho mình đổi size lớn hơn.' }],
    exchangeLink: ({ code }) => code,
  },
})

/**
 * Each step of the return has its time. The list shows the returned pieces, their condition, the money, and
 * the order that replaces them.
 */
export const SettledWithMoneyAndGoods = meta.story({
  tags: ['§10.17.8'],
  args: {
    returns: [
      {
        ...asked,
        state: 'exchanged',
        events: (['requested', 'approved', 'received', 'exchanged'] as const).map(
          (state, index) => ({
            state,
            at: `2026-11-${20 + index}T03:00:00Z`,
            by: index === 0 ? null : 'Trần Thu Hà',
          }),
        ),
        items: [
          { ...line, quantity: 2 },
          { ...line, item_id: 2, wish: 'refund', size: null },
        ],
        received: [
          { item_id: 1, as_new: 1, damaged: 1 },
          { item_id: 2, as_new: 1, damaged: 0 },
        ],
        refunds: [
          { method: 'transfer', amount: 290_000, reference: 'FT2611' },
          { method: 'cash', amount: 20_000, reference: '' },
        ],
        exchange: { id: 9, code: 'ML261123-0009' },
      },
    ],
  },
  parameters: {
    shows: [
      'Đã hoàn 290.000VND · chuyển khoản · mã FT2611',
      'Đã nhận lại: 1 còn mới, 1 hư',
      /ML261123-0009/,
    ],
  },
})

/**
 * The list shows each state of a return that a shopper asked for, the newest return first. The oldest return
 * has no date, because a host may omit the date of a request.
 */
export const EachState = meta.story({
  args: {
    returns: (
      ['requested', 'approved', 'declined', 'received', 'refunded', 'exchanged'] as const
    ).map((state, index) => ({
      ...asked,
      id: index + 1,
      state,
      requested_at: index === 0 ? null : asked.requested_at,
      answer: state === 'declined' ? 'Món này đã sửa lai nên chúng tôi chưa nhận lại được.' : null,
      items: [
        { ...line, wish: index % 2 ? 'refund' : 'exchange', size: index % 2 ? null : line.size },
        { ...line, item_id: 2, quantity: 2, reason: 'faulty', size: null },
      ],
    })),
  },
})

export const LongOnAPhone = meta.story({
  args: {
    returns: [
      {
        ...asked,
        photos: [homePicture('office-lady'), homePicture('banner-home')],
        note: 'Vai hơi chật. '.repeat(20),
        items: [{ ...line, name: 'Áo dài '.repeat(20) }],
      },
    ],
  },
  globals: { locale: 'en', viewport: { value: 'phone' } },
})
