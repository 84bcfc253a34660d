import art from '@brand/art.svg?inline'

const pictures = import.meta.glob<string>('@brand/pictures/*.avif', {
  eager: true,
  import: 'default',
  query: '?url',
})

/** Returns the URL of the brand's picture for a page, or undefined if there is none. */
const brandPicture = (page: string) =>
  Object.entries(pictures).find(([file]) => file.endsWith(`/${page}.avif`))?.[1]

/**
 * A picture of the brand, only for decoration. With `of`, it is the picture of that page, if there is one.
 * Otherwise it is the brand's drawing.
 */
export function BrandArt({ of = '' }: { of?: string }) {
  const picture = brandPicture(of)
  return picture ? (
    <img src={picture} alt="" width={960} height={720} loading="lazy" />
  ) : (
    <img src={art} alt="" width={320} height={240} />
  )
}
