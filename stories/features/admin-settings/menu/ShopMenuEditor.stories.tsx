import preview from '#.storybook/preview'
import { ShopMenuEditor } from '@/features/admin-settings/menu/ShopMenuEditor'
import { inForm } from '../../../support/in-form'
import { categoryChoices, menu } from '../../../support/site'

const meta = preview.meta({
  component: ShopMenuEditor,
  parameters: { form: { menu } },
  args: { categories: categoryChoices },
  decorators: [inForm],
})

export const LongAddressOnAPhone = meta.story({
  parameters: {
    form: {
      menu: [{ ...menu[6], final_url: `https://blog.moclan.example/${'rat-dai/'.repeat(20)}` }],
    },
  },
  globals: { viewport: { value: 'phone' }, locale: 'en' },
})

export const EmptyOnAPhone = meta.story({
  parameters: { form: { menu: [] } },
  globals: { viewport: { value: 'phone' }, locale: 'en' },
})
