import { Outlet } from '@tanstack/react-router'
import { Fragment, useEffect, useEffectEvent } from 'react'
import { useSession } from '@/features/auth/state'
import { useMsg } from '@/i18n/use-msg'
import { useToast } from '@/ui/toast/toast'
import { usePersonNumber } from './person'

/** The screens, anew for each person whose page this becomes; what another tab did is said. */
export function Persons() {
  const number = usePersonNumber()
  const { isFollowed } = useSession()
  const msg = useMsg()
  const toast = useToast()
  const say = useEffectEvent(() => {
    if (isFollowed) toast({ message: msg('shell.otherPerson'), type: 'warning', timeout: 8000 })
  })
  useEffect(
    function sayWhoLeft() {
      if (number > 0) say()
    },
    [number],
  )
  return (
    <Fragment key={number}>
      <Outlet />
    </Fragment>
  )
}
