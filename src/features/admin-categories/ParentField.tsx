import type { AdminCategory } from '@/api/generated/model'
import { useMsg } from '@/i18n/use-msg'
import { FormSelect } from '@/ui/form/FormSelect'
import { childrenOf, othersThan } from './tree'
import { Quiet } from './window-style'

type ParentFieldProps = {
  category: AdminCategory | undefined
  categories: readonly AdminCategory[]
}

/** Moves a category below another one. There are two levels: one that has children stays on the first. */
export function ParentField({ category, categories }: ParentFieldProps) {
  const msg = useMsg()
  const hasChildren = category !== undefined && childrenOf(categories, category.id).length > 0
  const tops = othersThan(categories, category).filter(({ level }) => level === 1)
  return (
    <div>
      <FormSelect
        name="parent"
        label={msg('adminCategories.parent')}
        disabled={hasChildren}
        options={[
          { value: '', label: msg('adminCategories.parent.none') },
          ...tops.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
      />
      {hasChildren && <Quiet>{msg('adminCategories.parent.fixed')}</Quiet>}
    </div>
  )
}
