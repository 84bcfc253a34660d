import { BrandArt } from './BrandArt'

const pictures = import.meta.glob<string>('@brand/pictures/*.avif', {
  eager: true,
  import: 'default',
  query: '?url',
})

type BrandPictureProps = {
  /** The name of the file in the brand's folder of pictures, for example `about`. */
  of: string
}

/** A picture of the brand (4:3), only for decoration. A brand without this picture shows its drawing. */
export function BrandPicture({ of }: BrandPictureProps) {
  const [, src] = Object.entries(pictures).find(([file]) => file.endsWith(`/${of}.avif`)) ?? []
  return src ? <img src={src} alt="" width={960} height={720} loading="lazy" /> : <BrandArt />
}
