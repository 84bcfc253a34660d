import { type ReactNode, useId } from 'react'
import { useMsg } from '@/i18n/use-msg'
import { Card, CardTitle } from './settings-style'

type SettingsSectionProps = {
  name: 'website' | 'contact' | 'social' | 'seo' | 'menu'
  children: ReactNode
}

/** One of the five parts of site info (Product §3). */
export function SettingsSection({ name, children }: SettingsSectionProps) {
  const msg = useMsg()
  const id = useId()
  return (
    <Card aria-labelledby={id}>
      <CardTitle id={id}>{msg(`adminSettings.${name}`)}</CardTitle>
      {children}
    </Card>
  )
}
