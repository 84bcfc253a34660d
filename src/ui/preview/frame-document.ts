/** The page's own styles; those of styled-components come with what is drawn. */
const styles = 'link[rel="stylesheet"], style:not([data-styled])'

/** Gives an empty document of ours the language and the styles of this page; its height follows its content. */
export function copyPageStyles(page: Document): void {
  if (page.body.dataset.dressed) return
  page.body.dataset.dressed = 'true'
  page.documentElement.lang = document.documentElement.lang
  page.documentElement.style.scrollbarGutter = 'auto'
  page.documentElement.style.overflow = 'hidden'
  for (const style of document.querySelectorAll(styles)) {
    page.head.append(page.importNode(style, true))
  }
  // As high as what is in it, margins included, never as the window.
  page.body.style.minHeight = '0'
  page.body.style.display = 'flow-root'
}

/** Pictures that wait until they are seen wait for ever in a frame like this. Answers what ends it. */
export function loadPicturesEagerly(page: Document): () => void {
  function hurry() {
    for (const picture of page.images) {
      if (picture.loading === 'lazy') picture.loading = 'eager'
    }
  }
  const watch = new MutationObserver(hurry)
  watch.observe(page.body, { childList: true, subtree: true })
  hurry()
  return () => watch.disconnect()
}
