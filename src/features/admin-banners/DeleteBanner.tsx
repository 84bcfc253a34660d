import { useRef } from 'react'
import { useErrorText, useMsg } from '@/i18n/use-msg'
import { Button } from '@/ui/actions/Button'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { Dialog } from '@/ui/overlays/Dialog'
import { useToast } from '@/ui/toast/toast'
import { bannerDrafts } from './banner-form'
import { bannerDeleteErrors, useDeleteBanner } from './mutations'

type DeleteBannerProps = {
  /** Which banner would go. */
  id: number
  /** What it is called in the question. */
  name: string
  /** Whether the question is asked. */
  open: boolean
  /** Called when it is answered, either way. */
  onClose: () => void
}

/** Asks before a banner goes. Load it with the first question. */
export function DeleteBanner({ id, name, open, onClose }: DeleteBannerProps) {
  const msg = useMsg()
  const errorText = useErrorText()
  const toast = useToast()
  const isDeleted = useRef(false)
  const { mutateAsync, isPending, error, reset } = useDeleteBanner()
  const problem = error && bannerDeleteErrors(error)

  const close = () => {
    if (isPending) return
    reset()
    onClose()
  }
  const remove = async () => {
    if (isPending) return
    try {
      await mutateAsync({ id })
    } catch {
      return // Its error shows in the window.
    }
    isDeleted.current = true
    bannerDrafts.remove({ id })
    toast({ message: msg('adminBanners.deleted') })
    onClose()
  }
  return (
    <Dialog
      open={open}
      onOpenChange={close}
      dismissible={false}
      title={msg('adminBanners.delete.title')}
      // Its button, unless that goes with the card.
      finalFocus={() => (isDeleted.current ? document.querySelector<HTMLElement>('h1') : true)}
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            {msg('adminBanners.delete.keep')}
          </Button>
          <Button loading={isPending} onClick={() => void remove()}>
            {msg('adminBanners.delete')}
          </Button>
        </>
      }
    >
      <p>{msg('adminBanners.delete.text', { name })}</p>
      {problem && <ErrorState compact message={errorText(problem)} />}
    </Dialog>
  )
}
