import type { InfoDescription } from '../info-description'

export const contactPage: InfoDescription = {
  kind: 'info.kind.care',
  title: 'info.contact.title',
  lead: 'info.contact.lead',
  sections: [
    { id: 'ways', title: 'info.contact.ways', blocks: [{ kind: 'slot', slot: 'ways' }] },
    {
      id: 'faster',
      title: 'info.contact.faster',
      blocks: [
        {
          kind: 'list',
          items: ['info.contact.faster.1', 'info.contact.faster.2', 'info.contact.faster.3'],
        },
      ],
    },
    {
      id: 'answers',
      title: 'info.contact.first',
      blocks: [
        { kind: 'text', text: 'info.contact.first.text' },
        { kind: 'link', to: '/help', text: 'info.help.title' },
      ],
    },
  ],
  related: ['/help', '/shipping', '/returns'],
}
