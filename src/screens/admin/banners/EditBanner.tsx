import type { UseQueryResult } from '@tanstack/react-query'
import styled from 'styled-components'
import type { Banner } from '@/api/generated/model'
import { bannerPreview } from '@/features/admin-banners/banner-form'
import { BannerEditor } from '@/features/admin-banners/BannerEditor'
import { BannersSkeleton } from '@/features/admin-banners/BannersSkeleton'
import { bannerReadErrors } from '@/features/admin-banners/errors'
import { useSendImage } from '@/features/admin-images/mutations'
import { HeroSlides } from '@/features/home/Hero'
import { useErrorText, useMsg } from '@/i18n/use-msg'
import { space, text } from '@/theme/tokens'
import { Async } from '@/ui/feedback/Async'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { ArrowLeftIcon } from '@/ui/icons'
import { Link } from '@/ui/actions/Link'
import { DevicePreview } from '@/ui/preview/DevicePreview'
import { useToast } from '@/ui/toast/toast'
import { AdminHead } from '../AdminHead'

type EditBannerProps = {
  /** The banner by its id, or a new one. */
  edit: number | 'new'
  /** All banners, and how reading them goes. */
  query: UseQueryResult<Banner[]>
  /** Called when it closes; true when something was saved. */
  onDone: (saved: boolean) => void
}

/** Edits a new or existing banner beside a preview of the shop's hero. */
export function EditBanner({ edit, query, onDone }: EditBannerProps) {
  const msg = useMsg()
  const errorText = useErrorText()
  const toast = useToast()
  const send = useSendImage()
  const isNew = edit === 'new'
  const saved = () => {
    toast({ message: msg('adminBanners.saved') })
    onDone(true)
  }
  const editor = (banner?: Banner) => (
    <BannerEditor
      send={send}
      banner={banner}
      onSaved={saved}
      onCancel={() => onDone(false)}
      look={(words) => <Link to="/admin/banners">{words}</Link>}
      preview={(form) => (
        <DevicePreview>
          <HeroSlides banners={[bannerPreview(form)]} />
        </DevicePreview>
      )}
    />
  )
  return (
    <>
      <Back to="/admin/banners">
        <ArrowLeftIcon size={16} /> {msg('adminBanners.back')}
      </Back>
      <AdminHead title={msg(isNew ? 'adminBanners.editor.new' : 'adminBanners.editor.edit')} />
      {isNew ? (
        editor()
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
          {(list) => editor(list.find(({ id }) => id === edit))}
        </Async>
      )}
    </>
  )
}

const Back = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  min-height: 44px;
  font-size: ${text.sm};
`
