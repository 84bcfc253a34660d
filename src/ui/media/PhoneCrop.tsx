import type { ReactNode } from 'react'
import { phoneSrcSetOf, phoneWindow } from '@/lib/image'

type PhoneCropProps = {
  /** URL of the picture; it may declare a crop for phones. */
  src: string
  /** Of `<img>`: how wide the picture shows, so that the browser chooses a file. */
  sizes: string | undefined
  /** The `img` with the whole picture. */
  children: ReactNode
}

/** Gives narrow windows the picture's crop for phones, where there is one. The browser chooses, without a script. */
export function PhoneCrop({ src, sizes, children }: PhoneCropProps) {
  const srcSet = phoneSrcSetOf(src)
  if (!srcSet) return children
  return (
    <picture>
      <source media={phoneWindow} srcSet={srcSet} sizes={sizes} />
      {children}
    </picture>
  )
}
