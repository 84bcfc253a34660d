import { useQuery } from '@tanstack/react-query'
import styled from 'styled-components'
import { useErrorTextOf, useMsg } from '@/i18n/use-msg'
import { limits } from '@/lib/limits'
import { space } from '@/theme/tokens'
import { ButtonLink } from '@/ui/actions/Link'
import { Async } from '@/ui/feedback/Async'
import { Container } from '@/ui/layout/Container'
import { Row } from '@/ui/layout/Stack'
import { CardGrid, CardGridSkeleton } from '../CardGrid'
import { listErrors } from '../errors'
import { productsQuery } from '../queries'

/** The shop's first products and a link to all of them, for a page without content of its own. */
export function ProductListShelf() {
  const msg = useMsg()
  return (
    <Shelf>
      <h2>{msg('catalogue.all')}</h2>
      <Async
        query={useQuery(productsQuery(null, {}))}
        skeleton={<CardGridSkeleton count={limits.listSkeletons} />}
        errorMessage={useErrorTextOf(listErrors)}
      >
        {({ products }) => <CardGrid products={products.slice(0, limits.listSkeletons)} />}
      </Async>
      <Row $justify="center">
        <ButtonLink to="/products">{msg('catalogue.seeAll')}</ButtonLink>
      </Row>
    </Shelf>
  )
}

const Shelf = styled(Container).attrs({ as: 'section' })`
  display: grid;
  margin-top: ${space(12)};
  gap: ${space(8)};
  grid-template-columns: minmax(0, 1fr);
`
