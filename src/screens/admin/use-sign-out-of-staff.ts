import { useNavigate } from '@tanstack/react-router'
import { signOut } from '@/features/auth/state'

/** Ends the session at the start of the back office: the address of the screen at hand may name whom somebody searched for. */
export function useSignOutOfStaff(): () => void {
  const navigate = useNavigate()
  return () => void navigate({ to: '/admin', ignoreBlocker: true }).finally(signOut)
}
