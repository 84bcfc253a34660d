/**
 * Keeps the page as tall as it is while the app takes it over: parts of a screen come after its first commit, and a
 * shopper who has scrolled would be thrown up. Returns a function that ends it as soon as the app fills the screen.
 */
export function holdHeight(root: HTMLElement): () => void {
  const { style } = document.body
  style.minHeight = `${document.documentElement.scrollHeight}px`
  return () => {
    const end = () => {
      if (root.getBoundingClientRect().bottom < window.innerHeight) return
      style.minHeight = ''
      grows.disconnect()
      window.removeEventListener('scroll', end)
    }
    const grows = new ResizeObserver(end)
    grows.observe(root)
    window.addEventListener('scroll', end, { passive: true })
  }
}
