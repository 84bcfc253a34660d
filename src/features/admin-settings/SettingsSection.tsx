import { type ReactNode, useId } from 'react'
import styled from 'styled-components'
import { useMsg } from '@/i18n/use-msg'
import { media } from '@/theme/breakpoints'
import { color, radius, space, text, weight } from '@/theme/tokens'

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

const Card = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space(3)};
  padding: ${space(4)};
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};

  ${media.tablet} {
    padding: ${space(5)} ${space(6)};
  }
`

const CardTitle = styled.h2`
  font-family: inherit;
  font-size: ${text.lg};
  font-weight: ${weight.bold};
`
