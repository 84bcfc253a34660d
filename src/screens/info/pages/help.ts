import type { InfoDescription } from '../info-description'

export const helpPage: InfoDescription = {
  kind: 'info.kind.care',
  title: 'info.help.title',
  lead: 'info.help.lead',
  sections: [
    {
      id: 'ordering',
      title: 'info.help.order',
      blocks: [
        {
          kind: 'questions',
          questions: [
            {
              id: 'account',
              question: 'info.help.order.account',
              answer: 'info.help.order.account.text',
            },
            {
              id: 'confirm',
              question: 'info.help.order.confirm',
              answer: 'info.help.order.confirm.text',
            },
            {
              id: 'change',
              question: 'info.help.order.change',
              answer: 'info.help.order.change.text',
            },
            {
              id: 'price',
              question: 'info.help.order.price',
              answer: 'info.help.order.price.text',
            },
          ],
        },
      ],
    },
    {
      id: 'paying',
      title: 'info.help.pay',
      blocks: [
        {
          kind: 'questions',
          questions: [
            { id: 'ways', question: 'info.help.pay.ways', answer: 'info.help.pay.ways.text' },
            { id: 'cancel', question: 'info.help.pay.cancel', answer: 'info.help.pay.cancel.text' },
            {
              id: 'voucher',
              question: 'info.help.pay.voucher',
              answer: 'info.help.pay.voucher.text',
            },
          ],
        },
      ],
    },
    {
      id: 'delivery',
      title: 'info.help.ship',
      blocks: [
        {
          kind: 'questions',
          questions: [
            { id: 'fee', question: 'info.help.ship.fee', answer: 'info.help.ship.fee.text' },
            { id: 'time', question: 'info.help.ship.time', answer: 'info.help.ship.time.text' },
            { id: 'look', question: 'info.help.ship.look', answer: 'info.help.ship.look.text' },
          ],
        },
      ],
    },
    {
      id: 'returning',
      title: 'info.help.return',
      blocks: [
        {
          kind: 'questions',
          questions: [
            { id: 'how', question: 'info.help.return.how', answer: 'info.help.return.how.text' },
            {
              id: 'fault',
              question: 'info.help.return.fault',
              answer: 'info.help.return.fault.text',
            },
          ],
        },
      ],
    },
    {
      id: 'sizes',
      title: 'info.help.size',
      blocks: [
        {
          kind: 'questions',
          questions: [
            { id: 'find', question: 'info.help.size.find', answer: 'info.help.size.find.text' },
            { id: 'sold', question: 'info.help.size.sold', answer: 'info.help.size.sold.text' },
            { id: 'care', question: 'info.help.size.care', answer: 'info.help.size.care.text' },
          ],
        },
      ],
    },
    {
      id: 'account',
      title: 'info.help.account',
      blocks: [
        {
          kind: 'questions',
          questions: [
            {
              id: 'password',
              question: 'info.help.account.password',
              answer: 'info.help.account.password.text',
            },
            {
              id: 'language',
              question: 'info.help.account.language',
              answer: 'info.help.account.language.text',
            },
          ],
        },
      ],
    },
  ],
  related: ['/shipping', '/returns', '/size-guide'],
}
