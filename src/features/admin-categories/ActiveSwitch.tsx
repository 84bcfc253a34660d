import type { AdminCategory } from '@/api/generated/model'
import { useMsg } from '@/i18n/use-msg'
import { Switch } from '@/ui/choosing/Switch'
import { useToast } from '@/ui/toast/toast'
import { useErrorToast } from '@/ui/toast/use-error-toast'
import { categorySaveErrors } from './errors'
import { useSwitchCategory } from './mutations'

type ActiveSwitchProps = {
  /** The category with its version. */
  category: AdminCategory
}

/** Whether the shop shows a category, with undo. What is asked for shows until the server has answered. */
export function ActiveSwitch({ category }: ActiveSwitchProps) {
  const msg = useMsg()
  const toast = useToast()
  const fail = useErrorToast()
  const { id, name, is_active, updated_at } = category
  const { mutateAsync, isPending, variables } = useSwitchCategory()
  const send = async (next: boolean, version: typeof updated_at, offersUndo: boolean) => {
    try {
      const { data } = await mutateAsync({
        id,
        data: { name, is_active: next, updated_at: version },
      })
      const message = msg(next ? 'adminCategories.shown' : 'adminCategories.hidden', { name })
      const undo = () => void send(!next, data.updated_at, false)
      toast({ message, ...(offersUndo && { undo }) })
    } catch (error) {
      const failure = (reason: string) => msg('adminCategories.notChanged', { name, reason })
      fail(categorySaveErrors(error), { message: failure })
    }
  }
  const change = (next: boolean) => {
    // One at a time: the next one needs the version that this one makes.
    if (!isPending) void send(next, updated_at, true)
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
