import preview from '#.storybook/preview'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { MenuItemWindow } from '@/features/admin-settings/menu/MenuItemWindow'
import { categoryChoices, menu } from '../../../support/site'

const [parent, , skirts, , , , link] = menu

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

/** A parent stays on the first level. */
export const Parent = meta.story({ args: { item: parent } })

export const NewOnAPhone = meta.story({
  args: { item: { ...skirts, id: 99, name: '', slug: '', final_url: '' } },
  globals: { viewport: { value: 'phone' }, locale: 'en' },
})

/** A name is needed. */
export const WithoutName = meta.story({
  play: async ({ args, userEvent }) => {
    const form = within(await screen.findByRole('dialog'))
    await userEvent.clear(form.getByLabelText(/Tên/))
    await userEvent.click(form.getByRole('button', { name: 'Xong' }))
    await waitFor(() => expect(form.getByLabelText(/Tên/)).toBeInvalid())
    await expect(args.onDone).not.toHaveBeenCalled()
  },
})

export const ToAnotherSite = meta.story({
  args: { item: link },
  globals: { viewport: { value: 'phone' }, locale: 'en' },
})

export const ToAPage = meta.story({
  play: async ({ userEvent }) => {
    const form = within(await screen.findByRole('dialog'))
    await userEvent.selectOptions(form.getByLabelText('Dẫn đến'), 'page')
    await expect(await form.findByRole('textbox', { name: /Đường dẫn/ })).toBeVisible()
  },
})
