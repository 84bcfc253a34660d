import { useMsg } from '@/i18n/use-msg'
import { FormCombobox } from '@/ui/form/FormCombobox'
import { FormSelect } from '@/ui/form/FormSelect'
import { FormTextField } from '@/ui/form/FormTextField'
import { useFormValues } from '@/ui/form/use-form-values'
import type { Option } from '@/ui/choosing/Select'
import { type MenuItemForm, menuTypes } from './menu-item-form'

type TargetFieldProps = {
  /** Where an item may lead, by slug. */
  categories: readonly Option[]
}

/** Where an item leads: to a category, a page of the shop, or elsewhere. What was typed for one kind waits for it. */
export function TargetField({ categories }: TargetFieldProps) {
  const msg = useMsg()
  const { menu_type } = useFormValues<MenuItemForm>()
  return (
    <>
      <FormSelect
        name="menu_type"
        label={msg('adminSettings.menu.type')}
        options={menuTypes.map((value) => ({
          value,
          label: msg(`adminSettings.menu.type.${value}`),
        }))}
      />
      {menu_type === 'category' ? (
        <FormCombobox
          name="category"
          label={msg('adminSettings.menu.category')}
          options={categories}
          placeholder={msg('adminSettings.menu.category.choose')}
          required
        />
      ) : (
        <FormTextField
          name="address"
          label={msg('adminSettings.menu.address')}
          hint={msg(
            menu_type === 'page' ? 'adminSettings.menu.page.hint' : 'adminSettings.menu.link.hint',
          )}
          required
          maxLength={255}
        />
      )}
    </>
  )
}
