import type { InfoDescription } from '../info-description'

export const pressPage: InfoDescription = {
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
