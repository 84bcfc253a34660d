import art from '@brand/art.svg?inline'

/** The brand's drawing for pages without a picture. Decoration only. */
export function BrandArt() {
  return <img src={art} alt="" width={320} height={240} />
}
