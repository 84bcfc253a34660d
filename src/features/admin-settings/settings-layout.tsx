import { type ReactNode, useId } from 'react'
import styled from 'styled-components'
import { useMsg } from '@/i18n/use-msg'
import { media } from '@/theme/breakpoints'
import { color, radius, space, text, weight } from '@/theme/tokens'
import { Skeleton } from '@/ui/feedback/Skeleton'

type SettingsSectionProps = {
  /** Which of the five parts. */
  name: 'website' | 'contact' | 'social' | 'seo' | 'menu'
  /** The fields of the part. */
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

/** The form on its way. */
export function SettingsSkeleton() {
  return (
    <Sections>
      <Skeleton height="500px" radius="md" />
      <Skeleton height="380px" radius="md" />
      <Skeleton height="300px" radius="md" />
    </Sections>
  )
}

/** The sections, in two columns where there is room for both. */
export const Sections = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  margin-block-end: ${space(6)};

  ${media.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    & > :last-child {
      grid-column: 1 / -1;
    }
  }
`

const Card = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
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

/** Fields beside each other where there is room. */
export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(300px, 100%), 1fr));
  gap: ${space(2)} ${space(4)};
`

/** As wide as the sections. */
export const BarLine = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)} ${space(4)};
  font-size: ${text.sm};
`

export const BarButtons = styled.div`
  display: flex;
  margin-inline-start: auto;
  flex-wrap: wrap;
  gap: ${space(3)};
`
