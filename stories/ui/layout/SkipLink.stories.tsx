import preview from '#.storybook/preview'
import { SkipLink } from '@/ui/layout/SkipLink'

const meta = preview.meta({
  component: SkipLink,
  parameters: {
    guide: {
      use: ['First in every frame: shop and back office.'],
      avoid: ['For other jumps on a page: a list of contents, such as `InfoContents`.'],
      reader: 'A link, read first.',
    },
  },
  args: { href: '#main', children: 'Đến nội dung chính' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <p id="main">Nội dung</p>
    </>
  ),
})

/** Out of sight until the keyboard comes to it. */
export const Focused = meta.story({
  play: ({ userEvent }) => userEvent.tab(),
})
