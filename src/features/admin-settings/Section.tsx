import { type ReactNode, useId } from 'react'
import { useMsg } from '@/i18n/use-msg'
import { Card, CardTitle } from './settings-style'

type SectionProps = {
  name: 'website' | 'contact' | 'social' | 'seo' | 'menu'
  children: ReactNode
}

/** One of the five parts of site info (Product §3). */
export function Section({ name, children }: SectionProps) {
  const msg = useMsg()
  const id = useId()
  return (
    <Card aria-labelledby={id}>
      <CardTitle id={id}>{msg(`adminSettings.${name}`)}</CardTitle>
      {children}
    </Card>
  )
}
