import { useMsg } from '@/i18n/use-msg'
import { useAtomValue, useSetAtom } from '@/lib/store'
import { Switch } from '../choosing/Switch'
import { doToastsStayAtom } from './toast'

/** The switch that turns off the time limit of toasts and of the notes on changed rows (WCAG 2.2.1). */
export function StayingToastsSwitch() {
  const msg = useMsg()
  const isOn = useAtomValue(doToastsStayAtom)
  return (
    <Switch label={msg('ui.toast.stay')} checked={isOn} onChange={useSetAtom(doToastsStayAtom)} />
  )
}
