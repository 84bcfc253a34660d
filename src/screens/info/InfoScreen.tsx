import { deliveryAreas } from '@/domain/delivery/estimate'
import type { TextPage } from '@/domain/paths'
import { Seller } from '@/features/site/Contact'
import { type Holds, holdings, keptUntil } from '@/lib/kept-keys'
import { contactPage } from './ContactBox'
import type { InfoCell, InfoDescription, InfoSection, TitleWithText } from './info-description'
import { InfoPage } from './InfoPage'

/** The pages that hold only texts (Product §2.14). */
export function InfoScreen({ page }: { page: TextPage }) {
  return <InfoPage page={pages[page]} contactBox={page !== 'contact'} />
}

const aboutPage: InfoDescription = {
  kind: 'info.kind.house',
  title: 'info.about.title',
  lead: 'info.about.lead',
  picture: 'about',
  opens: 'picture',
  sections: [
    {
      id: 'story',
      title: 'info.about.story',
      blocks: ['info.about.story.1', 'info.about.story.2'],
    },
    {
      id: 'cloth',
      title: 'info.about.cloth',
      blocks: [
        'info.about.cloth.text',
        {
          list: [
            'info.about.cloth.silk',
            'info.about.cloth.raw',
            'info.about.cloth.linen',
            'info.about.cloth.cotton',
          ],
        },
      ],
    },
    {
      id: 'making',
      title: 'info.about.make',
      blocks: [
        {
          steps: [
            'info.about.make.1',
            'info.about.make.2',
            'info.about.make.3',
            'info.about.make.4',
          ],
        },
      ],
    },
    {
      id: 'promise',
      title: 'info.about.promise',
      blocks: [
        {
          list: [
            'info.about.promise.1',
            'info.about.promise.2',
            'info.about.promise.3',
            'info.about.promise.4',
          ],
        },
      ],
    },
  ],
  related: ['/careers', '/press', '/contact'],
}

const careersPage: InfoDescription = {
  kind: 'info.kind.house',
  title: 'info.careers.title',
  lead: 'info.careers.lead',
  picture: 'careers',
  opens: 'wide',
  sections: [
    {
      id: 'teams',
      title: 'info.careers.teams',
      blocks: [
        'info.careers.teams.text',
        {
          list: [
            'info.careers.teams.shop',
            'info.careers.teams.workshop',
            'info.careers.teams.image',
            'info.careers.teams.care',
          ],
        },
      ],
    },
    {
      id: 'values',
      title: 'info.careers.value',
      blocks: [{ list: ['info.careers.value.1', 'info.careers.value.2', 'info.careers.value.3'] }],
    },
    {
      id: 'apply',
      title: 'info.careers.apply',
      blocks: [{ steps: ['info.careers.apply.1', 'info.careers.apply.2', 'info.careers.apply.3'] }],
    },
  ],
  related: ['/about', '/press', '/contact'],
}

const helpPage: InfoDescription = {
  kind: 'info.kind.care',
  title: 'info.help.title',
  lead: 'info.help.lead',
  sections: [
    questionsAbout('ordering', 'info.help.order', [
      'info.help.order.account',
      'info.help.order.confirm',
      'info.help.order.change',
      'info.help.order.price',
    ]),
    questionsAbout('paying', 'info.help.pay', [
      'info.help.pay.ways',
      'info.help.pay.cancel',
      'info.help.pay.voucher',
    ]),
    questionsAbout('delivery', 'info.help.ship', [
      'info.help.ship.fee',
      'info.help.ship.time',
      'info.help.ship.look',
    ]),
    questionsAbout('returning', 'info.help.return', [
      'info.help.return.how',
      'info.help.return.fault',
    ]),
    questionsAbout('sizes', 'info.help.size', [
      'info.help.size.find',
      'info.help.size.sold',
      'info.help.size.care',
    ]),
    questionsAbout('account', 'info.help.account', [
      'info.help.account.password',
      'info.help.account.language',
    ]),
  ],
  related: ['/orders/track', '/shipping', '/returns', '/size-guide'],
}

function questionsAbout(
  id: string,
  title: InfoSection['title'],
  questions: readonly TitleWithText[],
): InfoSection {
  return { id, title, blocks: [{ questions }] }
}

const pressPage: InfoDescription = {
  kind: 'info.kind.house',
  title: 'info.press.title',
  lead: 'info.press.lead',
  picture: 'press',
  opens: 'beside',
  sections: [
    {
      id: 'facts',
      title: 'info.press.facts',
      blocks: [
        {
          table: [
            ['info.press.facts.what', 'info.press.facts.answer'],
            ['info.press.facts.name', 'info.press.facts.name.text'],
            ['info.press.facts.field', 'info.press.facts.field.text'],
            ['info.press.facts.made', 'info.press.facts.made.text'],
            ['info.press.facts.sold', 'info.press.facts.sold.text'],
          ],
        },
      ],
    },
    { id: 'name', title: 'info.press.name', blocks: ['info.press.name.text'] },
    {
      id: 'pictures',
      title: 'info.press.pictures',
      blocks: [
        { list: ['info.press.pictures.1', 'info.press.pictures.2', 'info.press.pictures.3'] },
      ],
    },
  ],
  related: ['/about', '/careers', '/contact'],
}

/** What the browser keeps, as each stored key declares it (Product §14.3). */
const rowOf = (holds: Holds) =>
  [`info.privacy.keeps.${holds}`, `info.privacy.until.${keptUntil(holds)}`] as const

const privacyPage: InfoDescription = {
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

const returnsPage: InfoDescription = {
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
        {
          list: [
            'bill.back',
            'info.returns.money.cod',
            'info.returns.money.paypal',
            'info.returns.money.fee',
          ],
        },
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

const shippingPage: InfoDescription = {
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

const termsPage: InfoDescription = {
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
    { id: 'seller', title: 'seller.title', blocks: [{ own: <Seller /> }] },
    { id: 'questions', title: 'info.terms.questions', blocks: ['info.terms.questions.text'] },
  ],
  related: ['/privacy', '/help', '/contact'],
}

const pages: Record<TextPage, InfoDescription> = {
  about: aboutPage,
  careers: careersPage,
  contact: contactPage,
  help: helpPage,
  press: pressPage,
  privacy: privacyPage,
  returns: returnsPage,
  shipping: shippingPage,
  terms: termsPage,
}
