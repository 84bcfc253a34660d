import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { Banner } from '@/api/generated/model'
import { bannerPreview } from '@/features/admin-banners/banner-form'
import { BannerCards, BannersSkeleton } from '@/features/admin-banners/BannerCards'
import { BannerEditor } from '@/features/admin-banners/BannerEditor'
import { bannerReadErrors } from '@/features/admin-banners/mutations'
import { adminBannersQuery } from '@/features/admin-banners/queries'
import { useSendImage } from '@/features/admin-images/mutations'
import { AdminHead } from '@/features/admin/AdminHead'
import { BackLink } from '@/features/admin/BackLink'
import { HeroSlides } from '@/features/home/Hero'
import { useErrorText, useMsg } from '@/i18n/use-msg'
import { screenHeading } from '@/lib/screen-heading'
import { ButtonLink, Link } from '@/ui/actions/Link'
import { Async } from '@/ui/feedback/Async'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { DevicePreview } from '@/ui/preview/DevicePreview'
import { useToast } from '@/ui/toast/toast'

type BannersScreenProps = {
  edit?: number | 'new' | undefined
  /** Goes back to the list; `saved` skips the leave confirmation. */
  onDone: (saved: boolean) => void
}

/** Product §10.7, Banners: cards in the order of the slider, and the editor of one of them. */
export function BannersScreen({ edit, onDone }: BannersScreenProps) {
  const query = useQuery(adminBannersQuery)
  useFocusOnChange(edit)
  return edit === undefined ? (
    <BannerList query={query} />
  ) : (
    <EditBanner key={edit} edit={edit} query={query} onDone={onDone} />
  )
}

type BannersQuery = { query: UseQueryResult<Banner[]> }

function BannerList({ query }: BannersQuery) {
  const msg = useMsg()
  const errorText = useErrorText()
  const addLink = (
    <ButtonLink to="/admin/banners" search={{ edit: 'new' }}>
      {msg('adminBanners.add')}
    </ButtonLink>
  )
  return (
    <>
      <AdminHead title={msg('adminBanners.title')}>{query.data?.length ? addLink : null}</AdminHead>
      <Async
        query={query}
        skeleton={<BannersSkeleton />}
        errorMessage={(error) => errorText(bannerReadErrors(error))}
        isEmpty={(list) => list.length === 0}
        empty={
          <EmptyState
            title={msg('adminBanners.empty')}
            text={msg('adminBanners.empty.text')}
            action={addLink}
          />
        }
      >
        {(banners) => (
          <BannerCards
            banners={banners}
            renderEditLink={({ id }, name) => (
              <ButtonLink
                to="/admin/banners"
                search={{ edit: id }}
                variant="secondary"
                aria-label={msg('adminBanners.edit.name', { name })}
              >
                {msg('adminBanners.edit')}
              </ButtonLink>
            )}
          />
        )}
      </Async>
    </>
  )
}

type EditBannerProps = BannersQuery & Required<Pick<BannersScreenProps, 'edit' | 'onDone'>>

/** Edits a new or existing banner beside a preview of the shop's hero. */
function EditBanner({ edit, query, onDone }: EditBannerProps) {
  const msg = useMsg()
  const errorText = useErrorText()
  const toast = useToast()
  const sendImage = useSendImage()
  const isNew = edit === 'new'
  const editorOf = (banner?: Banner) => (
    <BannerEditor
      banner={banner}
      hasEnglish={query.data?.some((one) => one.title_1_en !== undefined) ?? false}
      hasFraming={query.data?.some((one) => one.focus_x !== undefined) ?? false}
      sendImage={sendImage}
      renderPreview={(form) => (
        <DevicePreview>
          <HeroSlides banners={[bannerPreview(form)]} />
        </DevicePreview>
      )}
      renderListLink={(label) => <Link to="/admin/banners">{label}</Link>}
      onSaved={() => {
        toast({ message: msg('adminBanners.saved') })
        onDone(true)
      }}
      onCancel={() => onDone(false)}
    />
  )
  return (
    <>
      <BackLink to="/admin/banners">{msg('adminBanners.back')}</BackLink>
      <AdminHead title={msg(isNew ? 'adminBanners.editor.new' : 'adminBanners.editor.edit')} />
      {isNew ? (
        editorOf()
      ) : (
        <Async
          query={query}
          skeleton={<BannersSkeleton />}
          errorMessage={(error) => errorText(bannerReadErrors(error))}
          isEmpty={(list) => !list.some(({ id }) => id === edit)}
          empty={
            <EmptyState
              title={msg('adminBanners.error.gone')}
              text={msg('adminBanners.error.gone.text')}
            />
          }
        >
          {(list) => editorOf(list.find(({ id }) => id === edit))}
        </Async>
      )}
    </>
  )
}

/** Focuses the heading between list and editor: their path is the same, so the router does not move the focus. */
function useFocusOnChange(edit: number | 'new' | undefined): void {
  const before = useRef(edit)
  useEffect(
    function startAtTheTop() {
      if (before.current === edit) return
      before.current = edit
      screenHeading()?.focus()
    },
    [edit],
  )
}
