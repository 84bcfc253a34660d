import styled from 'styled-components'
import { deliveryAreas } from '@/domain/delivery/estimate'
import type { TextPage } from '@/domain/paths'
import { SellerFacts } from '@/features/site/Contact'
import { useMsg } from '@/i18n/use-msg'
import { type StoredDataKind, storedDataKinds, storageEnd } from '@/lib/kept-keys'
import { color, media, space, title } from '@/theme/tokens.gen'
import { BrandPicture } from '@/ui/media/BrandPicture'
import { StayingToastsSwitch } from '@/ui/toast/StayingToastsSwitch'
import { contactPage } from './contact-page'
import { type InfoCell, type InfoDescription, infoSection } from './info-description'
import { InfoPage } from './InfoPage'

/** An information page with fixed content (Product §2.14). */
export function InfoScreen({ page }: { page: TextPage }) {
  return <InfoPage page={pages[page]} contactBox={page !== 'contact'} />
}

/** The numbers at the end of message ids, for example 'info.about.make.2'. */
const two = [1, 2] as const
const three = [...two, 3] as const
const four = [...three, 4] as const
const five = [...four, 5] as const

const cloths = ['silk', 'raw', 'linen', 'cotton'] as const

/** The cloths of the shop: each with its picture and its name. */
function Cloths() {
  const msg = useMsg()
  return (
    <ClothList>
      {cloths.map((cloth) => (
        <li key={cloth}>
          <BrandPicture of={cloth} />
          <h3>{msg(`info.about.cloth.${cloth}`)}</h3>
          <p>{msg(`info.about.cloth.${cloth}.text`)}</p>
        </li>
      ))}
    </ClothList>
  )
}

const ClothList = styled.ul`
  display: grid;
  gap: ${space(6)} ${space(4)};
  grid-template-columns: repeat(2, minmax(0, 1fr));

  ${media.tablet} {
    column-gap: ${space(6)};
  }

  & img {
    width: 100%;
    height: auto;
    margin-block-end: ${space(3)};
  }

  & h3 {
    font: ${title.h3};
  }

  & p {
    color: ${color.inkSoft};
  }
`

const aboutPage: InfoDescription = {
  kind: 'info.kind.house',
  title: 'info.about.title',
  lead: 'info.about.lead',
  picture: <BrandPicture of="about" />,
  opens: 'picture',
  sections: [
    infoSection('story', 'info.about.story', 'info.about.story.1', 'info.about.story.2'),
    infoSection('cloth', 'info.about.cloth', 'info.about.cloth.text', { own: <Cloths /> }),
    infoSection('making', 'info.about.make', {
      steps: four.map((n) => `info.about.make.${n}` as const),
    }),
    infoSection('promise', 'info.about.promise', {
      list: four.map((n) => `info.about.promise.${n}` as const),
    }),
  ],
  related: ['/careers', '/press', '/contact'],
}

const careersPage: InfoDescription = {
  kind: 'info.kind.house',
  title: 'info.careers.title',
  lead: 'info.careers.lead',
  picture: <BrandPicture of="careers" />,
  opens: 'wide',
  sections: [
    infoSection('teams', 'info.careers.teams', 'info.careers.teams.text', {
      list: [
        'info.careers.teams.shop',
        'info.careers.teams.workshop',
        'info.careers.teams.image',
        'info.careers.teams.care',
      ],
    }),
    infoSection('values', 'info.careers.value', {
      list: three.map((n) => `info.careers.value.${n}` as const),
    }),
    infoSection('apply', 'info.careers.apply', {
      steps: three.map((n) => `info.careers.apply.${n}` as const),
    }),
  ],
  related: ['/about', '/press', '/contact'],
}

const helpPage: InfoDescription = {
  kind: 'info.kind.care',
  title: 'info.help.title',
  lead: 'info.help.lead',
  sections: [
    infoSection('ordering', 'info.help.order', {
      questions: [
        'info.help.order.account',
        'info.help.order.confirm',
        'info.help.order.change',
        'info.help.order.price',
      ],
    }),
    infoSection('paying', 'info.help.pay', {
      questions: ['info.help.pay.ways', 'info.help.pay.cancel', 'info.help.pay.voucher'],
    }),
    infoSection('delivery', 'info.help.ship', {
      questions: ['info.help.ship.fee', 'info.help.ship.time', 'info.help.ship.look'],
    }),
    infoSection('returning', 'info.help.return', {
      questions: ['info.help.return.how', 'info.help.return.fault'],
    }),
    infoSection('sizes', 'info.help.size', {
      questions: ['info.help.size.find', 'info.help.size.sold', 'info.help.size.care'],
    }),
    infoSection('account', 'info.help.account', {
      questions: ['info.help.account.password', 'info.help.account.language'],
    }),
    infoSection('notices', 'info.help.notices', 'info.help.notices.text', {
      own: <StayingToastsSwitch />,
    }),
  ],
  related: ['/orders/track', '/shipping', '/returns', '/size-guide'],
}

const pressPage: InfoDescription = {
  kind: 'info.kind.house',
  title: 'info.press.title',
  lead: 'info.press.lead',
  picture: <BrandPicture of="press" />,
  opens: 'beside',
  sections: [
    infoSection('facts', 'info.press.facts', {
      table: [
        ['info.press.facts.what', 'info.press.facts.answer'],
        ['info.press.facts.name', 'info.press.facts.name.text'],
        ['info.press.facts.field', 'info.press.facts.field.text'],
        ['info.press.facts.made', 'info.press.facts.made.text'],
        ['info.press.facts.sold', 'info.press.facts.sold.text'],
      ],
    }),
    infoSection('name', 'info.press.name', 'info.press.name.text'),
    infoSection('pictures', 'info.press.pictures', {
      list: three.map((n) => `info.press.pictures.${n}` as const),
    }),
  ],
  related: ['/about', '/careers', '/contact'],
}

/**
 * Returns a row of the table of stored data: the kind of data, and how long the browser keeps it. The
 * declarations of the stored keys contain both (Product §14.3).
 */
const rowOf = (holds: StoredDataKind) =>
  [`info.privacy.keeps.${holds}`, `info.privacy.until.${storageEnd(holds)}`] as const

const tableOf = (kinds: readonly StoredDataKind[]) => ({
  table: [['info.privacy.keeps', 'info.privacy.until'] as const, ...kinds.map(rowOf)],
})

/** The kinds of data that only the back office stores. Customers find them in a table of their own. */
const staffDataKinds: readonly StoredDataKind[] = ['work', 'lists']

const privacyPage: InfoDescription = {
  kind: 'info.kind.care',
  title: 'info.privacy.title',
  lead: 'info.privacy.lead',
  isTemplate: true,
  sections: [
    infoSection('controller', 'info.privacy.controller', 'info.privacy.controller.text', {
      own: <SellerFacts />,
    }),
    infoSection('data', 'info.privacy.what', {
      table: [
        ['info.privacy.what.kind', 'info.privacy.what.data'],
        ['info.privacy.what.order', 'info.privacy.what.order.data'],
        ['info.privacy.what.account', 'info.privacy.what.account.data'],
        ['info.privacy.what.wishlist', 'info.privacy.what.wishlist.data'],
        ['info.privacy.what.notice', 'info.privacy.what.notice.data'],
        ['info.privacy.what.return', 'info.privacy.what.return.data'],
        ['info.privacy.what.write', 'info.privacy.what.write.data'],
      ],
    }),
    infoSection('purpose', 'info.privacy.why', {
      list: three.map((n) => `info.privacy.why.${n}` as const),
    }),
    infoSection('consent', 'info.privacy.basis', {
      list: three.map((n) => `info.privacy.basis.${n}` as const),
    }),
    infoSection('parties', 'info.privacy.who', 'info.privacy.who.text', {
      list: five.map((n) => `info.privacy.who.${n}` as const),
    }),
    infoSection('abroad', 'info.privacy.abroad', 'info.privacy.abroad.text'),
    infoSection('retention', 'info.privacy.keep', {
      list: three.map((n) => `info.privacy.keep.${n}` as const),
    }),
    infoSection(
      'device',
      'info.privacy.browser',
      'info.privacy.browser.text',
      tableOf(storedDataKinds.filter((holds) => !staffDataKinds.includes(holds))),
      'info.privacy.browser.none',
    ),
    infoSection('staff', 'info.privacy.staff', tableOf(staffDataKinds)),
    infoSection('rights', 'info.privacy.you', 'info.privacy.you.text'),
    infoSection('children', 'info.privacy.young', 'info.privacy.young.text'),
    infoSection('breach', 'info.privacy.breach', 'info.privacy.breach.text', 'info.version'),
  ],
  related: ['/terms', '/contact', '/help'],
}

const returnsPage: InfoDescription = {
  kind: 'info.kind.care',
  title: 'info.returns.title',
  lead: 'info.returns.lead',
  opens: 'beside',
  sections: [
    infoSection(
      'steps',
      'info.returns.how',
      {
        steps: four.map((n) => `info.returns.how.${n}` as const),
      },
      { link: '/account/orders' },
      { link: '/orders/track' },
    ),
    infoSection('conditions', 'info.returns.when', 'info.returns.when.text', {
      list: three.map((n) => `info.returns.when.${n}` as const),
    }),
    infoSection('postage', 'info.returns.cost', {
      table: [
        ['info.returns.cost.why', 'info.returns.cost.who'],
        ['info.returns.cost.fault', 'info.returns.cost.fault.who'],
        ['info.returns.cost.fit', 'info.returns.cost.fit.who'],
        ['info.returns.cost.mind', 'info.returns.cost.mind.who'],
      ],
    }),
    infoSection('refunds', 'info.returns.money', {
      list: [
        'bill.back',
        'info.returns.money.cod',
        'info.returns.money.paypal',
        'info.returns.money.fee',
      ],
    }),
    infoSection('exceptions', 'info.returns.not', {
      list: two.map((n) => `info.returns.not.${n}` as const),
    }),
    infoSection('faults', 'info.returns.fault', 'info.returns.fault.text'),
  ],
  related: ['/size-guide', '/shipping', '/help'],
}

const shippingPage: InfoDescription = {
  kind: 'info.kind.care',
  title: 'info.shipping.title',
  lead: 'info.shipping.lead',
  opens: 'beside',
  sections: [
    infoSection(
      'time',
      'info.shipping.time',
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
    ),
    infoSection('area', 'info.shipping.area', 'info.shipping.area.text'),
    infoSection('stages', 'info.shipping.path', {
      steps: four.map((n) => `info.shipping.path.${n}` as const),
    }),
    infoSection('inspection', 'info.shipping.look', 'info.help.ship.look.text'),
    infoSection('not-at-home', 'info.shipping.missed', 'info.shipping.missed.text'),
    infoSection('trouble', 'info.shipping.trouble', {
      list: three.map((n) => `info.shipping.trouble.${n}` as const),
    }),
  ],
  related: ['/returns', '/help', '/contact'],
}

const termsPage: InfoDescription = {
  kind: 'info.kind.care',
  title: 'info.terms.title',
  lead: 'info.terms.lead',
  isTemplate: true,
  sections: [
    infoSection('order', 'info.terms.order', {
      list: four.map((n) => `info.terms.order.${n}` as const),
    }),
    infoSection('price', 'info.terms.price', {
      list: five.map((n) => `info.terms.price.${n}` as const),
    }),
    infoSection('delivery', 'info.terms.delivery', 'info.terms.delivery.text', {
      link: '/shipping',
    }),
    infoSection('returns', 'info.terms.returns', 'info.terms.returns.text', { link: '/returns' }),
    infoSection('liability', 'info.terms.liability', {
      list: three.map((n) => `info.terms.liability.${n}` as const),
    }),
    infoSection('seller', 'seller.title', { own: <SellerFacts /> }),
    infoSection('record', 'info.terms.keep', 'info.terms.keep.text'),
    infoSection('questions', 'info.terms.questions', 'info.terms.questions.text', 'info.version'),
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
