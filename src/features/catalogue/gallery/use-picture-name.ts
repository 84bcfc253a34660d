import { useMsg } from '@/i18n/use-msg'

/** Which picture of how many, from 0. */
export type PicturePlace = { name: string; index: number; total: number }

/** Names a picture; a lone one bears the product's name alone. */
export function usePictureName(): (place: PicturePlace) => string {
  const msg = useMsg()
  return ({ name, index, total }) =>
    total === 1 ? name : msg('product.picture', { name, index: index + 1, total })
}
