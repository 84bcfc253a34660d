import preview from '#.storybook/preview'
import { expect, screen } from 'storybook/test'
import { CategoriesScreen } from '@/screens/admin/categories/CategoriesScreen'

const meta = preview.meta({
  component: CategoriesScreen,
  globals: { viewport: { value: 'desktop' } },
})

export const All = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('list', { name: 'Danh mục' })
    await userEvent.click(canvas.getByRole('button', { name: 'Thêm danh mục' }))
    await expect(await screen.findByRole('dialog', { name: 'Thêm danh mục' })).toBeVisible()
  },
})

export const Loading = meta.story({
  parameters: { scenario: ['adminCategories.timeout'] },
})

export const FailingOnAPhone = meta.story({
  parameters: { scenario: ['adminCategories.500'] },
  globals: { viewport: { value: 'phone' }, locale: 'en' },
})
