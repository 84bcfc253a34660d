import type { AdminCategory } from '@/api/generated/model'
import { useMsg } from '@/i18n/use-msg'
import { useSaid } from '@/i18n/use-said'
import { Switch } from '@/ui/Switch'
import { useToast } from '@/ui/toast/use-toast'
import { categorySaveErrors } from './errors'
import { useSwitchCategory } from './mutations'

/** Whether the shop shows a category. What is asked for shows until the server has answered. */
export function ActiveSwitch({ category }: { category: AdminCategory }) {
  const msg = useMsg()
  const said = useSaid()
  const toast = useToast()
  const { name, is_active } = category
  const { mutateAsync, isPending, variables } = useSwitchCategory(category)
  const change = (next: boolean) => {
    // One at a time: the next one needs the version that this one makes.
    if (isPending) return
    mutateAsync(next).catch((error: unknown) => {
      const reason = said(categorySaveErrors(error))
      toast({ type: 'error', message: msg('adminCategories.notChanged', { name, reason }) })
    })
  }
  return (
    <Switch
      label={msg('adminCategories.active', { name })}
      hideLabel
      title={msg('adminCategories.active.short')}
      aria-busy={isPending}
      checked={isPending ? variables : is_active}
      onChange={change}
    />
  )
}
