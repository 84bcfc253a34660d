import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { SideMenu } from '@/screens/shell/SideMenu'
import { site } from '../../support/site'

const meta = {
  component: SideMenu,
  args: { site, open: true, onOpenChange: fn() },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof SideMenu>

export default meta
type Story = StoryObj<typeof meta>

/** Both levels, the phone number and the language. */
export const Open: Story = {
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('link', { name: '028 1234 5678' })).toBeVisible()
    await expect(screen.getByRole('button', { name: /English/ })).toBeVisible()
    await userEvent.click(screen.getByRole('link', { name: 'Áo sơ mi' }))
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
  },
}

export const WithoutSite: Story = { args: { site: undefined } }

export const English: Story = { globals: { locale: 'en', viewport: { value: 'phone' } } }

export const Closed: Story = { tags: ['shows-nothing'], args: { open: false } }

/** A search for nothing does nothing. */
export const BlankSearch: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.type(await screen.findByRole('searchbox'), '   {Enter}')
    await expect(args.onOpenChange).not.toHaveBeenCalled()
  },
}
