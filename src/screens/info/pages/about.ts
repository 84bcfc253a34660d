import type { InfoDescription } from '../info-description'

export const aboutPage: InfoDescription = {
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
