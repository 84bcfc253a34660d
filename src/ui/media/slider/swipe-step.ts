/**
 * Returns by how many slides a swipe moves: none below the threshold, else at least one in its direction.
 * @param moved distance in slides; positive towards the next slide
 * @param width of a slide in px
 * @param threshold in px (Product §9: 50)
 */
export function swipeStep(moved: number, width: number, threshold: number): number {
  if (Math.abs(moved) * width < threshold) return 0
  return Math.sign(moved) * Math.max(1, Math.round(Math.abs(moved)))
}
