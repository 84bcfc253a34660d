import { lazy, useState } from 'react'
import type { MenuItem } from '@/api/generated/model'
import { freeMenuId, withMenuItem, withoutMenuItem } from '@/domain/admin/menu-edit'
import { useMsg } from '@/i18n/use-msg'
import { Button } from '@/ui/actions/Button'
import { FieldNote } from '@/ui/fields/FieldNote'
import { useFormField } from '@/ui/form/use-form-field'
import { PlusIcon } from '@/ui/icons'
import { Late } from '@/ui/feedback/Boundary'
import type { Option } from '@/ui/choosing/Select'
import { SettingsSection as Section } from '../settings-layout'
import { addMenuItemId } from './menu-item-form'
import { MenuTree } from './MenuTree'

const MenuItemDialog = lazy(() =>
  import('./MenuItemDialog').then((module) => ({ default: module.MenuItemDialog })),
)
const DeleteMenuItem = lazy(() =>
  import('./DeleteMenuItem').then((module) => ({ default: module.DeleteMenuItem })),
)

type Open = { what: 'edit' | 'delete'; item: MenuItem }

type MenuSectionProps = {
  /** Where an item may lead, by slug. */
  categories: readonly Option[]
}

/** The shop's menu: a tree of two levels (Product §3). Nothing of it is sent before the form is. */
export function MenuSection({ categories }: MenuSectionProps) {
  const msg = useMsg()
  const { value: items, onChange, error } = useFormField<MenuItem[]>('menu')
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)
  const add = (parent_id: number | null) =>
    setOpen({
      what: 'edit',
      item: {
        id: freeMenuId(items),
        parent_id,
        name: '',
        slug: '',
        menu_type: 'category',
        final_url: '',
        is_active: true,
        position: 0,
      },
    })
  return (
    <Section name="menu">
      <p>{msg('adminSettings.menu.hint')}</p>
      <FieldNote controlId="settings-menu" error={error} />
      <MenuTree
        items={items}
        onChange={onChange}
        onAdd={add}
        onEdit={(item) => setOpen({ what: 'edit', item })}
        onDelete={(item) => setOpen({ what: 'delete', item })}
      />
      <div>
        <Button id={addMenuItemId} variant="secondary" onClick={() => add(null)}>
          <PlusIcon size={18} /> {msg('adminSettings.menu.add')}
        </Button>
      </div>
      {open && (
        <Late>
          {open.what === 'edit' ? (
            <MenuItemDialog
              item={open.item}
              items={items}
              categories={categories}
              onClose={close}
              onDone={(item) => {
                onChange(withMenuItem(items, item))
                close()
              }}
            />
          ) : (
            <DeleteMenuItem
              item={open.item}
              items={items}
              onClose={close}
              onDelete={() => {
                onChange(withoutMenuItem(items, open.item.id))
                close()
              }}
            />
          )}
        </Late>
      )}
    </Section>
  )
}
