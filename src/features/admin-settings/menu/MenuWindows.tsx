import { useRef, type SubmitEvent } from 'react'
import type { MenuItem } from '@/api/generated/model'
import { menuBranches } from '@/domain/admin/menu-edit'
import { useMsg } from '@/i18n/use-msg'
import { Button } from '@/ui/actions/Button'
import type { Option } from '@/ui/choosing/Select'
import { neighbourOf } from '@/ui/editor/window-task'
import { Form } from '@/ui/form/Form'
import { FormCombobox } from '@/ui/form/FormCombobox'
import { FormSelect } from '@/ui/form/FormSelect'
import { FormTextField } from '@/ui/form/FormTextField'
import { useFormValues } from '@/ui/form/use-form-values'
import { Grid } from '@/ui/layout/Stack'
import { ConfirmWindow, WindowButtons } from '@/ui/overlays/ConfirmWindow'
import { Dialog } from '@/ui/overlays/Dialog'
import {
  addMenuItemId,
  deleteMenuItemId,
  type MenuItemForm,
  menuTypes,
  menuItemForm,
  withForm,
} from './menu-item-form'

type MenuItemDialogProps = {
  item: MenuItem
  items: readonly MenuItem[]
  categories: readonly Option[]
  onDone: (item: MenuItem) => void
  onClose: () => void
}

/** What an item is called, where it leads and below which one it stands. Load it with the first opening. */
export function MenuItemDialog({ item, items, categories, onDone, onClose }: MenuItemDialogProps) {
  const msg = useMsg()
  const content = useRef<HTMLDivElement>(null)
  const isNew = !items.some(({ id }) => id === item.id)
  const hasChildren = items.some(({ parent_id }) => parent_id === item.id)
  const parents = menuBranches(items).filter((branch) => branch.item.id !== item.id)
  return (
    <Dialog
      open
      onOpenChange={onClose}
      dismissible={false}
      initialFocus={(by) => (by === 'touch' ? true : content.current?.querySelector('input'))}
      title={msg(isNew ? 'adminSettings.menu.new' : 'adminSettings.menu.edit', { name: item.name })}
    >
      {/* For React this window lies inside the form of the settings, which must not be sent with it. */}
      <div ref={content} onSubmit={(event: SubmitEvent) => event.stopPropagation()}>
        <Form
          initialValues={menuItemForm(item)}
          schema={() => import('./schema')}
          onSubmit={(form) => onDone(withForm(item, form))}
        >
          <Grid $gap={3}>
            <FormTextField
              name="name"
              label={msg('adminSettings.menu.name')}
              required
              maxLength={100}
            />
            <TargetField categories={categories} />
            {!hasChildren && (
              <FormSelect
                name="parent"
                label={msg('adminSettings.menu.parent')}
                options={[
                  { value: '', label: msg('adminSettings.menu.parent.none') },
                  ...parents.map((branch) => ({
                    value: String(branch.item.id),
                    label: branch.item.name,
                  })),
                ]}
              />
            )}
            <WindowButtons>
              <Button variant="secondary" onClick={onClose}>
                {msg('adminSettings.menu.cancel')}
              </Button>
              <Button type="submit">{msg('adminSettings.menu.done')}</Button>
            </WindowButtons>
          </Grid>
        </Form>
      </div>
    </Dialog>
  )
}

/** Where an item leads: to a category, a page of the shop, or elsewhere. What was typed for one kind waits for it. */
function TargetField({ categories }: Pick<MenuItemDialogProps, 'categories'>) {
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

type DeleteMenuItemProps = Pick<MenuItemDialogProps, 'item' | 'items' | 'onClose'> & {
  onDelete: () => void
}

/** Asks before an item leaves the menu. Load it with the first opening. */
export function DeleteMenuItem({ item, items, onDelete, onClose }: DeleteMenuItemProps) {
  const msg = useMsg()
  const below = items.filter(({ parent_id }) => parent_id === item.id).length
  return (
    <ConfirmWindow
      isOpen
      // The button goes with its row.
      finalFocus={(isDeleted) =>
        document.getElementById(isDeleted ? focusAfter(item, items) : deleteMenuItemId(item.id))
      }
      title={msg('adminSettings.menu.delete.title', { name: item.name })}
      labels={{
        cancel: msg('adminSettings.menu.cancel'),
        confirm: msg('adminSettings.menu.delete.confirm'),
      }}
      onConfirm={onDelete}
      onClose={onClose}
    >
      <p>
        {below > 0
          ? msg('adminSettings.menu.delete.below', { n: below })
          : msg('adminSettings.menu.delete.text')}
      </p>
    </ConfirmWindow>
  )
}

/** The button of the item after this one, or before it, or the one that adds. */
function focusAfter(item: MenuItem, items: readonly MenuItem[]): string {
  const siblings = items
    .filter(({ parent_id }) => parent_id === item.parent_id)
    .toSorted((a, b) => a.position - b.position)
  const next = neighbourOf(item, siblings)
  return next ? deleteMenuItemId(next.id) : addMenuItemId
}
