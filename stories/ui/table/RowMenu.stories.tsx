import preview from '#.storybook/preview'
import { expect, fn } from 'storybook/test'
import { Menu, MenuButton } from '@/ui/overlays/Menu'
import { RowMenu } from '@/ui/table/RowMenu'

const onCopy = fn()

const meta = preview.meta({
  component: RowMenu,
  parameters: {
    guide: {
      use: [
        'For the actions of a row that are used now and then; its `Menu` is loaded with the first opening.',
      ],
      avoid: ['For the one action that the list is there for: give it a button with a word.'],
    },
  },
  args: {
    label: 'Thao tác với Lụa Hà Đông',
    children: (menu) => (
      <Menu {...menu}>
        <MenuButton onClick={onCopy}>Nhân bản</MenuButton>
      </Menu>
    ),
  },
})

/** In the page's main part the menu stands there too, so that it is no content outside of all landmarks. */
export const Open = meta.story({
  decorators: (Story) => (
    <main>
      <Story />
    </main>
  ),
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Thao tác với Lụa Hà Đông' })
    await userEvent.click(button)
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Nhân bản' }))
    await expect(onCopy).toHaveBeenCalledOnce()
    await expect(button).toHaveFocus()
  },
})
