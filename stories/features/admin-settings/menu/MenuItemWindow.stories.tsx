import preview from '#.storybook/preview'
import { fn } from 'storybook/test'
import { MenuItemWindow } from '@/features/admin-settings/menu/MenuItemWindow'
import { categoryChoices, menu } from '../../../support/site'

const [, , skirts, , , , link] = menu

const meta = preview.meta({
  component: MenuItemWindow,
  args: {
    item: skirts,
    items: menu,
    categories: categoryChoices,
    isOpen: true,
    onDone: fn(),
    onClose: fn(),
  },
})

export const NewOnAPhone = meta.story({
  args: { item: { ...skirts, id: 99, name: '', slug: '', final_url: '' } },
  globals: { viewport: { value: 'phone' }, locale: 'en' },
})

export const ToAnotherSite = meta.story({
  args: { item: link },
  globals: { viewport: { value: 'phone' }, locale: 'en' },
})
