import type { ReactNode } from 'react'
import styled from 'styled-components'
import { birthdayText } from '@/domain/person/birthday'
import { formatPhone } from '@/domain/person/phone'
import { useMsg } from '@/i18n/use-msg'
import { shopDay } from '@/lib/dates'
import { media } from '@/theme/breakpoints'
import { color, space, text } from '@/theme/tokens'
import { Skeleton } from '@/ui/feedback/Skeleton'
import type { Profile } from './profile'

type ProfileFactsProps = {
  /** Not there yet: the names of the facts stand already, and nothing jumps when they come. */
  profile?: Profile
  /** The address of the account; a placeholder shows without it. */
  email?: string
}

/** Family name, given name, birthday, sex, phone and e-mail, to be read (Product §2). */
export function ProfileFacts({ profile, email }: ProfileFactsProps) {
  const msg = useMsg()
  const birthday = profile?.birthday && birthdayText(profile.birthday, shopDay())
  const facts: [name: string, value: ReactNode][] = [
    [msg('auth.lastName'), profile?.lastName],
    [msg('auth.firstName'), profile?.firstName],
    [msg('profile.birthday'), birthday],
    [msg('profile.sex'), profile && msg(`profile.sex.${profile.sex}`)],
    [msg('auth.phone'), profile && (formatPhone(profile.phone) ?? profile.phone)],
    [msg('auth.email'), email],
  ]
  return (
    <Facts>
      {facts.map(([name, value]) => (
        <Fact key={name}>
          <dt>{name}</dt>
          <dd dir="auto">
            {profile ? value || <None>{msg('profile.none')}</None> : <Skeleton width="12ch" />}
          </dd>
        </Fact>
      ))}
    </Facts>
  )
}

const Facts = styled.dl`
  display: grid;
`

const Fact = styled.div`
  display: grid;
  align-items: center;
  padding-block: ${space(3)};
  column-gap: ${space(4)};
  grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);

  &:not(:last-child) {
    border-block-end: 1px solid ${color.line};
  }

  &:first-child {
    padding-block-start: 0;
  }

  &:last-child {
    padding-block-end: 0;
  }

  ${media.tablet} {
    grid-template-columns: ${space(44)} minmax(0, 1fr);
  }

  dt {
    color: ${color.inkSoft};
    font-size: ${text.sm};
  }

  dd {
    min-height: calc(1.55 * ${text.md});
    text-align: start;
  }
`

const None = styled.span`
  color: ${color.inkSoft};
`
