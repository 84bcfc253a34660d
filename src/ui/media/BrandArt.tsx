import art from '@brand/art.svg?inline'

/** The brand's drawing, only for decoration. */
export function BrandArt() {
  return <img src={art} alt="" width={320} height={240} />
}
