import type { InfoDescription } from '@/screens/info/info-description'

export const sizeGuidePage: InfoDescription = {
  kind: 'info.kind.care',
  title: 'sizes.title',
  lead: 'sizes.lead',
  sections: [
    {
      id: 'table',
      title: 'sizes.table',
      blocks: [
        { kind: 'slot', slot: 'table' },
        { kind: 'text', text: 'sizes.table.note' },
      ],
    },
    {
      id: 'finder',
      title: 'sizes.finder',
      blocks: [
        { kind: 'text', text: 'sizes.finder.text' },
        { kind: 'slot', slot: 'finder' },
      ],
    },
    { id: 'how', title: 'sizes.how', blocks: [{ kind: 'slot', slot: 'how' }] },
  ],
  related: ['/returns', '/help', '/contact'],
}
