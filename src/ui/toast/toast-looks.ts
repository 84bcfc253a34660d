import type { ComponentType } from 'react'
import type { MessageId } from '@/i18n/message-id'
import { color } from '@/theme/tokens'
import { AlertIcon, InfoIcon, SuccessIcon, WarningIcon } from '../icons'
import type { ToastType } from './toast-list'

type ToastLook = { Icon: ComponentType; tone: string; nameId: MessageId }

/** A kind is told by shape, colour and a word for screen readers. */
export const toastLooks: Record<ToastType, ToastLook> = {
  success: { Icon: SuccessIcon, tone: color.positive, nameId: 'ui.toast.success' },
  error: { Icon: AlertIcon, tone: color.danger, nameId: 'ui.toast.error' },
  warning: { Icon: WarningIcon, tone: color.warning, nameId: 'ui.toast.warning' },
  info: { Icon: InfoIcon, tone: color.celadon, nameId: 'ui.toast.info' },
}
