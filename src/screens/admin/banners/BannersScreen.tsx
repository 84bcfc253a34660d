import { useQuery } from '@tanstack/react-query'
import { BannerCards } from '@/features/admin-banners/BannerCards'
import { BannersSkeleton } from '@/features/admin-banners/BannersSkeleton'
import { bannerReadErrors } from '@/features/admin-banners/errors'
import { adminBannersQuery } from '@/features/admin-banners/queries'
import { useErrorText, useMsg } from '@/i18n/use-msg'
import { Async } from '@/ui/feedback/Async'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { ButtonLink } from '@/ui/actions/Link'
import { AdminHead } from '../AdminHead'
import { EditBanner } from './EditBanner'
import { useFocusOnChange } from './use-focus-on-change'

type BannersScreenProps = {
  /** The banner to edit, from the URL. */
  edit?: number | 'new' | undefined
  /** Goes back to the list; `saved` skips the leave confirmation. */
  onDone: (saved: boolean) => void
}

/** Product §10.7, Banners: cards in the order of the slider, and the editor of one of them. */
export function BannersScreen({ edit, onDone }: BannersScreenProps) {
  const msg = useMsg()
  const errorText = useErrorText()
  const query = useQuery(adminBannersQuery)
  useFocusOnChange(edit)
  if (edit !== undefined) return <EditBanner key={edit} edit={edit} query={query} onDone={onDone} />
  const add = (
    <ButtonLink to="/admin/banners" search={{ edit: 'new' }}>
      {msg('adminBanners.add')}
    </ButtonLink>
  )
  return (
    <>
      <AdminHead title={msg('adminBanners.title')}>{query.data?.length ? add : null}</AdminHead>
      <Async
        query={query}
        skeleton={<BannersSkeleton />}
        errorMessage={(error) => errorText(bannerReadErrors(error))}
        isEmpty={(list) => list.length === 0}
        empty={
          <EmptyState
            title={msg('adminBanners.empty')}
            text={msg('adminBanners.empty.text')}
            action={add}
          />
        }
      >
        {(banners) => (
          <BannerCards
            banners={banners}
            edit={({ id }, name) => (
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
