type CloseDetails = { reason: string; event: Event; cancel: () => void }

/** A press on a toast is outside every dialog, but it is not meant to close one. */
export function keepOpenForToasts(onOpenChange: (open: boolean) => void) {
  return (open: boolean, { reason, event, cancel }: CloseDetails) => {
    const onToast = event.target instanceof Element && event.target.closest('[data-toaster]')
    if (reason === 'outside-press' && onToast) cancel()
    else onOpenChange(open)
  }
}
