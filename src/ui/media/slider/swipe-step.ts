/**
 * How many slides a swipe goes on: none below the threshold, else at least one, in the direction of the swipe.
 * @param moved distance in slides, as large as the box is wide; positive towards the next slide
 * @param width of the box in px
 * @param threshold in px (Product §9: 50)
 */
export function swipeStep(moved: number, width: number, threshold: number): number {
  if (Math.abs(moved) * width < threshold) return 0
  return Math.sign(moved) * Math.max(1, Math.round(Math.abs(moved)))
}
