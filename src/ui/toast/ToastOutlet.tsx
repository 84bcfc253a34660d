import { lazy } from 'react'
import { useAtomValue } from '@/lib/store'
import { Late } from '../feedback/Boundary'
import { anyToastYetAtom } from './toast'

const Toaster = lazy(() => import('./Toaster').then((module) => ({ default: module.Toaster })))

/** Place of the toasts: fetches their visible part with the first one and keeps it from then on. */
export function ToastOutlet() {
  const anyToastYet = useAtomValue(anyToastYetAtom)
  if (!anyToastYet) return null
  return (
    <Late>
      <Toaster />
    </Late>
  )
}
