import type { AdminCategory } from '@/api/generated/model'
import { useErrorText, useMsg } from '@/i18n/use-msg'
import { Switch } from '@/ui/choosing/Switch'
import { useToast } from '@/ui/toast/toast'
import { categorySaveErrors } from './errors'
import { useSwitchCategory } from './mutations'

type ActiveSwitchProps = {
  /** The category with its version. */
  category: AdminCategory
}

/** Whether the shop shows a category. What is asked for shows until the server has answered. */
export function ActiveSwitch({ category }: ActiveSwitchProps) {
  const msg = useMsg()
  const errorText = useErrorText()
  const toast = useToast()
  const { id, name, is_active, updated_at } = category
  const { mutateAsync, isPending, variables } = useSwitchCategory()
  const change = (next: boolean) => {
    // One at a time: the next one needs the version that this one makes.
    if (isPending) return
    mutateAsync({ id, data: { name, is_active: next, updated_at } }).catch((error: unknown) => {
      const reason = errorText(categorySaveErrors(error))
      toast({ type: 'error', message: msg('adminCategories.notChanged', { name, reason }) })
    })
  }
  return (
    <Switch
      label={msg('adminCategories.active', { name })}
      hideLabel
      title={msg('adminCategories.active.short')}
      aria-busy={isPending}
      checked={(isPending ? variables.data.is_active : undefined) ?? is_active}
      onChange={change}
    />
  )
}
