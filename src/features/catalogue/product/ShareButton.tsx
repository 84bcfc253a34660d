import { useMsg } from '@/i18n/use-msg'
import { IconButton } from '@/ui/actions/IconButton'
import { ShareIcon } from '@/ui/icons'
import { useToast } from '@/ui/toast/toast'

/** Hands this page's address on: by the phone's own sheet, else into the clipboard. */
export function ShareButton({ title }: { title: string }) {
  const msg = useMsg()
  const toast = useToast()
  const share = async () => {
    try {
      if (hasShareSheet()) return await navigator.share({ title, url: location.href })
      await navigator.clipboard.writeText(location.href)
      toast({ message: msg('product.share.copied') })
    } catch (error) {
      if (isCalledOff(error)) return
      toast({ message: msg('product.share.failed'), type: 'error' })
    }
  }
  return (
    <IconButton label={msg('product.share')} onClick={() => void share()}>
      <ShareIcon />
    </IconButton>
  )
}

/** Desktop systems have a sheet too, but there people paste. */
function hasShareSheet(): boolean {
  return 'share' in navigator && matchMedia('(pointer: coarse)').matches
}

/** The sheet was closed without choosing: no failure. */
function isCalledOff(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError'
}
