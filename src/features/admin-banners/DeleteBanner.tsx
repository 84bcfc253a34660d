import { useMsg } from '@/i18n/use-msg'
import { DeleteWindow } from '@/ui/editor/DeleteWindow'
import { useToast } from '@/ui/toast/toast'
import { bannerDrafts } from './banner-form'
import { bannerDeleteErrors, useDeleteBanner } from './mutations'

type DeleteBannerProps = { id: number; name: string; isOpen: boolean; onClose: () => void }

/** Asks before a banner goes. Load it with the first question. */
export function DeleteBanner({ id, name, isOpen, onClose }: DeleteBannerProps) {
  const msg = useMsg()
  const toast = useToast()
  const { mutateAsync, isPending, isSuccess, error } = useDeleteBanner()
  const remove = async () => {
    try {
      await mutateAsync({ id })
    } catch {
      return // Its error shows in the window.
    }
    bannerDrafts.remove({ id })
    toast({ message: msg('adminBanners.deleted') })
    onClose()
  }
  return (
    <DeleteWindow
      isOpen={isOpen}
      title={msg('adminBanners.delete.title')}
      problem={error && bannerDeleteErrors(error)}
      isDeleting={isPending}
      isDeleted={isSuccess}
      labels={{ cancel: msg('adminBanners.delete.keep'), delete: msg('adminBanners.delete') }}
      // Its button, unless that goes with the card.
      finalFocus={() => (isSuccess ? document.querySelector<HTMLElement>('h1') : true)}
      onDelete={remove}
      onClose={onClose}
    >
      <p>{msg('adminBanners.delete.text', { name })}</p>
    </DeleteWindow>
  )
}
