/** The page's styles; styled-components adds its own as it renders. */
const styles = 'link[rel="stylesheet"], style:not([data-styled])'

/** Copies the language and styles of this page to an empty document, whose height follows its content. */
export function copyPageStyles(page: Document): void {
  if (page.body.dataset.styled) return
  page.body.dataset.styled = 'true'
  page.documentElement.lang = document.documentElement.lang
  page.documentElement.style.scrollbarGutter = 'auto'
  page.documentElement.style.overflow = 'hidden'
  for (const style of document.querySelectorAll(styles)) {
    page.head.append(page.importNode(style, true))
  }
  // As high as its content, margins included, not as the window.
  page.body.style.minHeight = '0'
  page.body.style.display = 'flow-root'
}

/** Makes lazy pictures load, which they never would in this frame. Returns a function that stops it. */
export function loadPicturesEagerly(page: Document): () => void {
  function loadEagerly() {
    for (const picture of page.images) {
      if (picture.loading === 'lazy') picture.loading = 'eager'
    }
  }
  const watch = new MutationObserver(loadEagerly)
  watch.observe(page.body, { childList: true, subtree: true })
  loadEagerly()
  return () => watch.disconnect()
}
