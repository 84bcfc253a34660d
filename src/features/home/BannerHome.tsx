import styled from 'styled-components'
import { useMsg } from '@/i18n/use-msg'
import { media } from '@/theme/breakpoints'
import { AnyLink } from '@/ui/actions/Link'
import { Picture } from '@/ui/media/Picture'
import { type SectionProps, SectionBox } from './section'

/** One wide picture with a link (Product §2). */
export function BannerHome({ content: { image, link, title } }: SectionProps) {
  const msg = useMsg()
  if (!image) return null
  const picture = (
    <Picture
      src={image}
      alt={title ?? msg('home.banner')}
      ratio="var(--ratio)"
      sizes="(min-width: 1280px) 1280px, (min-width: 768px) 100vw, 110vw"
    />
  )
  return <Box>{link ? <Whole href={link}>{picture}</Whole> : picture}</Box>
}

/** Phones show the right part of the picture in a taller box, because the whole would be too flat. */
const Box = styled(SectionBox)`
  --ratio: 4 / 3;

  & img {
    object-position: 100% 50%;
  }

  ${media.tablet} {
    --ratio: 21 / 9;
  }
`

const Whole = styled(AnyLink)`
  display: block;
`
