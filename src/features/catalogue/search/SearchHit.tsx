import type { ProductSummary } from '@/api/generated/model'
import { Suggestion } from '@/ui/fields/SearchField'
import { HitFacts, HitLink } from './hit-parts'
import { MarkedName } from './MarkedName'

type SearchHitProps = {
  /** The product that was found. */
  product: ProductSummary
  /** What was searched for; it is marked in the name. */
  q: string
  /** Called when it is opened, to close the panel. */
  onOpen: () => void
}

/** A found product, linked to its page. */
export function SearchHit({ product, q, onOpen }: SearchHitProps) {
  return (
    <Suggestion
      value={product}
      onClick={onOpen}
      render={<HitLink to="/products/$slug" params={{ slug: product.slug }} />}
    >
      <HitFacts product={product} name={<MarkedName name={product.name} q={q} />} />
    </Suggestion>
  )
}
