import styled from 'styled-components'
import { useMsg } from '@/i18n/use-msg'
import { AnyLink } from '@/ui/AnyLink'
import { Picture } from '@/ui/Picture'
import type { SectionProps } from './section-props'
import { SectionBox } from './section-style'

/** One wide picture that is a link (spec §2). */
export function BannerHome({ content: { image, link, title } }: SectionProps) {
  const msg = useMsg()
  const picture = (
    <Picture
      src={image}
      alt={title ?? msg('home.banner')}
      ratio="21 / 9"
      sizes="(min-width: 1280px) 1280px, 100vw"
    />
  )
  return <SectionBox>{link ? <Whole href={link}>{picture}</Whole> : picture}</SectionBox>
}

const Whole = styled(AnyLink)`
  display: block;
`
