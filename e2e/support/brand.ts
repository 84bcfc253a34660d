import { brand } from '../../scripts/lib/brand'

export { brand }

/** The slides of the home page in the order in which the shop shows them. */
export const slides = brand.slides.toSorted((one, other) => one.order - other.order)
export const firstSlide = slides[0]?.title_1 ?? ''
