import { Link } from '@/ui/actions/Link'

/** Renders a link that searches the products by name, in a new tab so that the form stays open. */
export function lookForProduct(name: string, words: string) {
  return (
    <Link to="/admin/products" search={{ q: name }} target="_blank">
      {words}
    </Link>
  )
}
