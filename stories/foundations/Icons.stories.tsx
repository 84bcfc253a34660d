import preview from '#.storybook/preview'
import * as frameIcons from '@/ui/frame-icons'
import * as otherIcons from '@/ui/icons'
import { BookPage, Note, Specimens } from '../../.storybook/docs/page-parts'

const meta = preview.meta({ tags: ['!autodocs'], parameters: { layout: 'fullscreen' } })

/** All icons. They are lines on 24 px in the colour of the text, and screen readers do not see them. */
export const Icons = meta.story({
  render: () => (
    <BookPage
      title="Icons"
      lead="Thin lines on a 24 px grid, 1.5 px strong, in the colour of the text beside them. An icon never stands alone without a name for screen readers."
    >
      <Specimens>
        {Object.entries({ ...frameIcons, ...otherIcons }).map(([name, Icon]) => (
          <li key={name}>
            <Icon />
            <code>{name}</code>
          </li>
        ))}
      </Specimens>
      <Note>
        A new one is one path on the same grid, in <code>src/ui/icons.tsx</code>; icons of the
        header stand in <code>src/ui/frame-icons.tsx</code>, which every first visit loads.
      </Note>
    </BookPage>
  ),
})
