import { type ReactNode, useCallback, useState } from 'react'
import { phoneSrcSetOf, phoneWindow } from '@/lib/image'
import { isHtml } from './use-sources'

type PhoneCropProps = {
  /** URL of the picture; it may declare a crop for phones. */
  src: string
  sizes: string | undefined
  children: ReactNode
}

/** Gives narrow windows the picture's crop for phones, where there is one. The browser chooses, without a script. */
export function PhoneCrop({ src, sizes, children }: PhoneCropProps) {
  const srcSet = phoneSrcSetOf(src)
  return srcSet ? (
    <FilledInPage>
      <source media={phoneWindow} sizes={sizes} srcSet={srcSet} />
      {children}
    </FilledInPage>
  ) : (
    children
  )
}

/** Gets its content once it is in the page: Chromium would keep the `img` of a render that is given up, as `useSources` says. */
function FilledInPage({ children }: Pick<PhoneCropProps, 'children'>) {
  const [isInPage, setIsInPage] = useState(isHtml)
  const fill = useCallback((picture: HTMLElement | null) => {
    if (picture) setIsInPage(true)
  }, [])
  return <picture ref={fill}>{isInPage && children}</picture>
}
