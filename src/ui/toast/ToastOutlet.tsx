import { lazy } from 'react'
import { useAtomValue } from '@/lib/store'
import { Late } from '../feedback/Boundary'
import { anyToastYetAtom } from './toast'

const Toaster = lazy(() => import('./Toaster').then((module) => ({ default: module.Toaster })))

/** Renders the toasts; loads their components with the first one. */
export function ToastOutlet() {
  const anyToastYet = useAtomValue(anyToastYetAtom)
  if (!anyToastYet) return null
  return (
    <Late>
      <Toaster />
    </Late>
  )
}
