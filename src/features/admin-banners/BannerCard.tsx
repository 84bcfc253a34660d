import type { ReactNode } from 'react'
import styled from 'styled-components'
import type { Banner } from '@/api/generated/model'
import { useMsg } from '@/i18n/use-msg'
import { media } from '@/theme/breakpoints'
import { color, radius, space, text, title } from '@/theme/tokens'
import { Button } from '@/ui/actions/Button'
import { Picture } from '@/ui/media/Picture'
import type { SortableParts } from '@/ui/sortable/SortableItem'
import { bannerName } from './banner-form'

type BannerCardProps = {
  /** The slide of the hero. */
  banner: Banner
  /** Its handle and buttons in the sortable list. */
  parts: SortableParts
  /** Leads to the editor. */
  edit: ReactNode
  /** Opens the question before it goes. */
  onDelete: () => void
}

/** A banner in its place: picture, words, link, and what can be done with it. */
export function BannerCard({ banner, parts, edit, onDelete }: BannerCardProps) {
  const msg = useMsg()
  const name = bannerName(banner, msg('adminBanners.untitled'))
  return (
    <Card data-dragging={parts.dragging || undefined}>
      <Sorting>
        {parts.handle}
        <Steps>{parts.steps}</Steps>
      </Sorting>
      <Shot>
        <Picture src={banner.image_url} alt="" ratio="16 / 7" sizes="240px" />
      </Shot>
      <Words>
        <Place>{msg('adminBanners.place', { place: parts.index + 1 })}</Place>
        <Name>{name}</Name>
        {banner.title_1 && banner.title_2 && <p>{banner.title_2}</p>}
        <Target>{banner.link || msg('adminBanners.noLink')}</Target>
      </Words>
      <Actions>
        {edit}
        <Button
          variant="quiet"
          aria-label={msg('adminBanners.delete.name', { name })}
          onClick={onDelete}
        >
          {msg('adminBanners.delete')}
        </Button>
      </Actions>
    </Card>
  )
}

const Card = styled.article`
  display: grid;
  align-items: center;
  gap: ${space(3)};
  grid-template-columns: minmax(0, 1fr);
  padding: ${space(3)};
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};
  font-size: ${text.sm};

  ${media.tablet} {
    gap: ${space(4)};
    grid-template-columns: auto 200px minmax(0, 1fr) auto;
  }

  ${media.wide} {
    grid-template-columns: auto 240px minmax(0, 1fr) auto;
  }
`

const Sorting = styled.div`
  display: flex;
  justify-content: space-between;

  ${media.tablet} {
    align-items: center;
  }
`

const Steps = styled.div`
  display: flex;

  ${media.tablet} {
    flex-direction: column;
  }
`

const Shot = styled.div`
  overflow: hidden;
  border-radius: ${radius.sm};
`

const Words = styled.div`
  display: grid;
  gap: ${space(1)};
  min-width: 0;
  overflow-wrap: anywhere;
`

const Place = styled.p`
  color: ${color.inkSoft};
  font-size: ${text.xs};
`

const Name = styled.h2`
  font: ${title.h4};
`

const Target = styled.p`
  color: ${color.inkSoft};
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`
