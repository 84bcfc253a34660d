import { lazy, type ReactNode, useState } from 'react'
import styled from 'styled-components'
import type { Banner } from '@/api/generated/model'
import { useMsg } from '@/i18n/use-msg'
import { color, space, text } from '@/theme/tokens'
import { Late } from '@/ui/feedback/Boundary'
import { arrayMove, SortableList } from '@/ui/sortable/SortableList'
import { useErrorToast } from '@/ui/toast/use-error-toast'
import { bannerName } from './banner-form'
import { BannerCard } from './BannerCard'
import { bannerOrderErrors } from './errors'
import { useOrderBanners } from './mutations'

const DeleteBanner = lazy(() =>
  import('./DeleteBanner').then((module) => ({ default: module.DeleteBanner })),
)

type BannerCardsProps = {
  /** In the order of the slider. */
  banners: readonly Banner[]
  /** The way to the editor of a banner, named by its words. */
  edit: (banner: Banner, name: string) => ReactNode
}

/** The banners in the order of the slider. Moving one is saved at once; deleting asks first. */
export function BannerCards({ banners, edit }: BannerCardsProps) {
  const msg = useMsg()
  const fail = useErrorToast()
  const [leaving, setLeaving] = useState<Banner>()
  const [asks, setAsks] = useState(false)
  const { mutate, isPending } = useOrderBanners()
  const nameOf = (banner: Banner) => bannerName(banner, msg('adminBanners.untitled'))
  const move = (from: number, to: number) =>
    mutate(
      { data: { ids: arrayMove([...banners], from, to).map(({ id }) => id) } },
      { onError: (error) => fail(bannerOrderErrors(error)) },
    )
  return (
    <>
      <Hint>{msg('adminBanners.hint')}</Hint>
      <Cards>
        <SortableList
          label={msg('adminBanners.list')}
          items={banners}
          itemId={({ id }) => id}
          itemName={nameOf}
          onMove={move}
          disabled={isPending}
        >
          {(banner, parts) => (
            <BannerCard
              banner={banner}
              parts={parts}
              edit={edit(banner, nameOf(banner))}
              onDelete={() => {
                setLeaving(banner)
                setAsks(true)
              }}
            />
          )}
        </SortableList>
      </Cards>
      {leaving && (
        <Late>
          <DeleteBanner
            id={leaving.id}
            name={nameOf(leaving)}
            open={asks}
            onClose={() => setAsks(false)}
          />
        </Late>
      )}
    </>
  )
}

const Hint = styled.p`
  margin-block-end: ${space(4)};
  color: ${color.inkSoft};
  font-size: ${text.sm};
`

const Cards = styled.div`
  & > ol {
    display: grid;
    gap: ${space(3)};
    padding: 0;
  }
`
