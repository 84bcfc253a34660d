import { useMsg } from '@/i18n/use-msg'
import { isTouch } from '@/theme/breakpoints'
import { IconButton } from '@/ui/actions/IconButton'
import { ShareIcon } from '@/ui/icons'
import { useToast } from '@/ui/toast/toast'

type ShareButtonProps = {
  /** What is shared, for the other app. */
  title: string
}

/** Shares this page's URL by the phone's share sheet, or copies it to the clipboard. */
export function ShareButton({ title }: ShareButtonProps) {
  const msg = useMsg()
  const toast = useToast()
  const share = async () => {
    try {
      if (hasShareSheet()) return await navigator.share({ title, url: location.href })
      await navigator.clipboard.writeText(location.href)
      toast({ message: msg('product.share.copied') })
    } catch (error) {
      if (isAbort(error)) return
      toast({ message: msg('product.share.failed'), type: 'error' })
    }
  }
  return (
    <IconButton label={msg('product.share')} onClick={() => void share()}>
      <ShareIcon />
    </IconButton>
  )
}

/** True on touch devices only: desktop systems have a share sheet too, but copying suits them better. */
function hasShareSheet(): boolean {
  return 'share' in navigator && isTouch()
}

/** True when the share sheet was closed, which is no failure. */
function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError'
}
