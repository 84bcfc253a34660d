import { Link } from '@/ui/actions/Link'

/** Leads to the products of a name, in a tab of its own: what is typed stays. */
export function lookForProduct(name: string, words: string) {
  return (
    <Link to="/admin/products" search={{ q: name }} target="_blank">
      {words}
    </Link>
  )
}
