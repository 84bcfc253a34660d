import type { InfoDescription, InfoSection, TitleWithText } from '../info-description'

export const helpPage: InfoDescription = {
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
