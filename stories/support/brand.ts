import brand from '@brand/brand.json'

const ordered = brand.slides.toSorted((one, other) => one.order - other.order)

/** The titles of the home page's slides, in their order. */
export const [firstSlide = '', secondSlide = ''] = ordered.map(({ title_1 }) => title_1)
