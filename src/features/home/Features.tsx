import type { ComponentType } from 'react'
import styled from 'styled-components'
import { useMsg } from '@/i18n/use-msg'
import { media } from '@/theme/breakpoints'
import { color, space, text } from '@/theme/tokens'
import { HeadsetIcon, HeartIcon, ReturnIcon, ShieldIcon, SparkleIcon, TruckIcon } from '@/ui/icons'
import type { SectionProps } from './section'
import { SectionBox } from './section'

const icons: Partial<Record<string, ComponentType>> = {
  truck: TruckIcon,
  return: ReturnIcon,
  shield: ShieldIcon,
  heart: HeartIcon,
  phone: HeadsetIcon,
}

/** The shop's promises, each an icon and a line (Product §2). */
export function Features({ content: { features } }: SectionProps) {
  const msg = useMsg()
  if (!features?.length) return null
  return (
    <SectionBox aria-label={msg('home.features')}>
      <List>
        {features.map(({ icon, text: words }) => {
          const Icon = icons[icon] ?? SparkleIcon
          return (
            <Item key={words}>
              <Icon />
              {words}
            </Item>
          )
        })}
      </List>
    </SectionBox>
  )
}

const List = styled.ul`
  display: grid;
  padding: ${space(10)} 0;
  gap: ${space(6)};
  border-block: 1px solid ${color.line};
  grid-template-columns: repeat(2, 1fr);
  list-style: none;

  ${media.desktop} {
    grid-template-columns: repeat(4, 1fr);
  }
`

const Item = styled.li`
  display: grid;
  gap: ${space(3)};
  align-content: start;
  justify-items: center;
  color: ${color.ink};
  text-align: center;
  text-wrap: balance;

  & svg {
    width: ${space(8)};
    height: ${space(8)};
    color: ${color.celadon};
  }

  ${media.tablet} {
    font-size: ${text.lg};
  }
`
