import preview from '#.storybook/preview'
import { expect } from 'storybook/test'
import { NotFoundScreen } from '@/screens/not-found/NotFoundScreen'

const meta = preview.meta({
  component: NotFoundScreen,
  parameters: { layout: 'fullscreen', path: '/khong/co' },
})

export const Vietnamese = meta.story({
  tags: ['§2.1.1'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Về trang chủ' })).toHaveAttribute('href', '/')
    const dresses = await canvas.findByRole('link', { name: 'Đầm' })
    await expect(dresses).toHaveAttribute('href', '/category/dresses')
  },
})
