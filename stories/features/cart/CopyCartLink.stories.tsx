import preview from '#.storybook/preview'
import { expect, spyOn } from 'storybook/test'
import { CopyCartLink } from '@/features/cart/CopyCartLink'
import { withToaster } from '../../support/with-toaster'

const meta = preview.meta({
  component: CopyCartLink,
  args: { lines: [{ productId: 1, variantId: 101, quantity: 2 }], code: 'MOCLAN14' },
  decorators: [withToaster],
})

/** The link has the lines and the code. */
export const Copied = meta.story({
  tags: ['§2.9.7'],
  play: async ({ canvas, userEvent }) => {
    const copied = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await userEvent.click(await canvas.findByRole('button'))
    await expect(await canvas.findByText('Đã sao chép liên kết')).toBeVisible()
    const link = new URL(copied.mock.calls[0]?.[0] ?? '')
    await expect(link.pathname).toMatch(/\/cart$/)
    await expect(link.searchParams.get('add')).toBe('1:101:2')
    await expect(link.searchParams.get('code')).toBe('MOCLAN14')
  },
})
