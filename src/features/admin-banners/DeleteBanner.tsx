import { useMsg } from '@/i18n/use-msg'
import { ConfirmWindow } from '@/ui/overlays/ConfirmWindow'
import { useToast } from '@/ui/toast/toast'
import { bannerDrafts } from './banner-form'
import { bannerDeleteErrors, useDeleteBanner } from './mutations'

type DeleteBannerProps = { id: number; name: string; isOpen: boolean; onClose: () => void }

/** Asks before a banner goes. Load it with the first question. */
export function DeleteBanner({ id, name, isOpen, onClose }: DeleteBannerProps) {
  const msg = useMsg()
  const toast = useToast()
  const { mutateAsync } = useDeleteBanner()
  const remove = async () => {
    await mutateAsync({ id })
    bannerDrafts.remove(id)
    toast({ message: msg('adminBanners.deleted') })
  }
  return (
    <ConfirmWindow
      isOpen={isOpen}
      title={msg('adminBanners.delete.title')}
      errors={bannerDeleteErrors}
      labels={{ cancel: msg('adminBanners.delete.keep'), confirm: msg('adminBanners.delete') }}
      // Its button, unless that goes with the card.
      finalFocus={(isDeleted) => (isDeleted ? document.querySelector<HTMLElement>('h1') : true)}
      onConfirm={remove}
      onClose={onClose}
    >
      <p>{msg('adminBanners.delete.text', { name })}</p>
    </ConfirmWindow>
  )
}
