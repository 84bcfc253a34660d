import { useQuery } from '@tanstack/react-query'
import styled from 'styled-components'
import type { Banner } from '@/api/generated/model'
import { banner } from '@/domain/content/description'
import { ScreenHead } from '@/features/admin/ScreenHead'
import { useErrorTextOf, useMsg } from '@/i18n/use-msg'
import { lacksEnglish } from '@/lib/description'
import { screenHeading, useFocusAfterStep } from '@/lib/screen-heading'
import { color, media, radius, space, text } from '@/theme/tokens.gen'
import { Button } from '@/ui/actions/Button'
import { ButtonLink } from '@/ui/actions/Link'
import { MissingEnglishCount, NoEnglishMark } from '@/ui/data/NoEnglishMark'
import { Async } from '@/ui/feedback/Async'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { Row, Stack, Text } from '@/ui/layout/basics'
import { Picture } from '@/ui/media/Picture'
import { useConfirm } from '@/ui/overlays/confirm'
import { arrayMove, SortableList, type SortableControls } from '@/ui/sortable/SortableList'
import { useErrorToast, useToast } from '@/ui/toast/toast'
import { bannerDrafts, bannerName } from './banner-form'
import { BannersSkeleton, BannerPage } from './BannerEditor'
import {
  adminBannersQuery,
  bannerDeleteErrorText,
  bannerSequenceErrorText,
  bannerReadErrorText,
  useDeleteBanner,
  useSaveBannerSequence,
} from './queries'

type BannersScreenProps = {
  edit?: number | 'new' | undefined
  /**
   * Called when staff leave the editor. The caller then opens the list. If `saved` is true, it must not ask
   * about unsaved changes.
   */
  onDone: (saved: boolean) => void
}

/**
 * The banners in the back office (Product §10.7): cards in the sequence of the slider, or the editor of one
 * banner.
 */
export function BannersScreen({ edit, onDone }: BannersScreenProps) {
  useFocusAfterStep(String(edit ?? 'list'))
  return edit === undefined ? <BannerList /> : <BannerPage key={edit} edit={edit} onDone={onDone} />
}

function BannerList() {
  const msg = useMsg()
  const query = useQuery(adminBannersQuery)
  const addLink = (
    <ButtonLink to="/admin/banners" search={{ edit: 'new' }}>
      {msg('adminBanners.add')}
    </ButtonLink>
  )
  return (
    <>
      <ScreenHead title={msg('adminBanners.title')}>
        {query.data?.length ? addLink : null}
      </ScreenHead>
      <Async
        query={query}
        skeleton={<BannersSkeleton />}
        errorMessage={useErrorTextOf(bannerReadErrorText)}
        isEmpty={(list) => list.length === 0}
        empty={
          <EmptyState
            title={msg('adminBanners.empty')}
            text={msg('adminBanners.empty.text')}
            action={addLink}
          />
        }
      >
        {(banners) => <BannerCards banners={banners} />}
      </Async>
    </>
  )
}

/**
 * The cards of the banners, in the sequence of the slider. A moved card saves the new sequence at once. A
 * deletion needs a confirmation.
 */
function BannerCards({ banners }: { banners: readonly Banner[] }) {
  const msg = useMsg()
  const showError = useErrorToast()
  const toast = useToast()
  const confirm = useConfirm()
  const { mutateAsync: remove } = useDeleteBanner()
  const { mutate, isPending } = useSaveBannerSequence()
  const nameOf = (banner: Banner) => bannerName(banner, msg('adminBanners.untitled'))
  const move = (from: number, to: number) =>
    mutate(
      { data: { ids: arrayMove([...banners], from, to).map(({ id }) => id) } },
      { onError: (error) => showError(bannerSequenceErrorText(error)) },
    )
  const askToDelete = async (banner: Banner) => {
    const { id } = banner
    const isDeleted = await confirm({
      title: msg('adminBanners.delete.title'),
      text: <p>{msg('adminBanners.delete.text', { name: nameOf(banner) })}</p>,
      labels: { cancel: msg('adminBanners.delete.keep'), confirm: msg('adminBanners.delete') },
      run: () => remove({ id }),
      errors: bannerDeleteErrorText,
      // The delete button disappears with its card, so the heading gets the focus.
      focusAfter: screenHeading,
    })
    if (!isDeleted) return
    bannerDrafts.remove(id)
    toast({ message: msg('adminBanners.deleted') })
  }
  return (
    <>
      <Hint>{msg('adminBanners.hint')}</Hint>
      <MissingEnglishCount missing={banners.filter(isUntranslated).length} />
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
              name={nameOf(banner)}
              parts={parts}
              onDelete={() => void askToDelete(banner)}
            />
          )}
        </SortableList>
      </Cards>
    </>
  )
}

const isUntranslated = (row: Banner) => row.title_1_en !== undefined && lacksEnglish(banner, row)

type BannerCardProps = {
  banner: Banner
  name: string
  parts: SortableControls
  onDelete: () => void
}

function BannerCard({ banner, name, parts, onDelete }: BannerCardProps) {
  const msg = useMsg()
  return (
    <Card data-dragging={parts.dragging || undefined}>
      <Sorting>
        {parts.handle}
        <Steps>{parts.steps}</Steps>
      </Sorting>
      <Clipped>
        <Picture src={banner.image_url} alt="" ratio="16 / 7" sizes="240px" />
      </Clipped>
      <Texts $gap={1}>
        <Text $size="xs" $color="inkSoft">
          {msg('adminBanners.place', { place: parts.index + 1 })}
        </Text>
        <Text as="h2" $title="h4">
          {name}
        </Text>
        {banner.title_1 && banner.title_2 && <p>{banner.title_2}</p>}
        <Text $color="inkSoft">{banner.link || msg('adminBanners.noLink')}</Text>
        {isUntranslated(banner) && <NoEnglishMark />}
      </Texts>
      <Row $gap={2} $wrap>
        <ButtonLink
          to="/admin/banners"
          search={{ edit: banner.id }}
          variant="secondary"
          aria-label={msg('adminBanners.edit.name', { name })}
        >
          {msg('adminBanners.edit')}
        </ButtonLink>
        <Button
          variant="quiet"
          aria-label={msg('adminBanners.delete.name', { name })}
          onClick={onDelete}
        >
          {msg('adminBanners.delete')}
        </Button>
      </Row>
    </Card>
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
  }
`

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

const Clipped = styled.div`
  overflow: hidden;
  border-radius: ${radius.sm};
`

const Texts = styled(Stack)`
  min-width: 0;
`
