import { type SubmitEvent, useRef } from 'react'
import styled from 'styled-components'
import type { MenuItem } from '@/api/generated/model'
import { menuBranches } from '@/domain/admin/menu-edit'
import { useMsg } from '@/i18n/use-msg'
import { space } from '@/theme/tokens'
import { Button } from '@/ui/actions/Button'
import { Dialog } from '@/ui/overlays/Dialog'
import { Form } from '@/ui/form/Form'
import { FormSelect } from '@/ui/form/FormSelect'
import { FormTextField } from '@/ui/form/FormTextField'
import type { Option } from '@/ui/choosing/Select'
import { menuItemForm, withForm } from './menu-item-form'
import { TargetField } from './TargetField'

type MenuItemDialogProps = {
  /** The item as it is; without a name for a new one. */
  item: MenuItem
  /** The whole menu, for the parents to choose from. */
  items: readonly MenuItem[]
  /** Where an item may lead, by slug. */
  categories: readonly Option[]
  /** Called with the changed item; nothing is saved yet. */
  onDone: (item: MenuItem) => void
  /** Called when the item stays as it was. */
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
          <Stack>
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
            <Buttons>
              <Button variant="secondary" onClick={onClose}>
                {msg('adminSettings.menu.cancel')}
              </Button>
              <Button type="submit">{msg('adminSettings.menu.done')}</Button>
            </Buttons>
          </Stack>
        </Form>
      </div>
    </Dialog>
  )
}

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
`

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  margin-block-start: ${space(2)};
  gap: ${space(3)};
`
