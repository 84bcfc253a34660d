import type { InfoDescription } from '../info-description'

export const careersPage: InfoDescription = {
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
