import art from '@brand/art.svg?inline'

const pictures = import.meta.glob<string>('@brand/pictures/*.avif', {
  eager: true,
  import: 'default',
  query: '?url',
})

/** Returns the brand's picture for a page, if it has one. */
const brandPicture = (page: string) =>
  Object.entries(pictures).find(([file]) => file.endsWith(`/${page}.avif`))?.[1]

/**
 * The brand's drawing for pages without a picture or, with `of`, the picture of that page. It is only
 * decoration.
 */
export function BrandArt({ of = '' }: { of?: string }) {
  const picture = brandPicture(of)
  return picture ? (
    <img src={picture} alt="" width={960} height={720} loading="lazy" />
  ) : (
    <img src={art} alt="" width={320} height={240} />
  )
}
