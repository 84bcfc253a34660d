/** Shows the beginning of the page: for another page of a list. */
export function scrollToTop(): void {
  window.scrollTo({ top: 0 })
}
