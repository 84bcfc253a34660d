import type { ReactNode } from 'react'
import styled from 'styled-components'
import type { ProductPart } from '@/domain/admin/product-diff'
import { placeId } from './place'

/** Where a field stands, for links that lead to it. */
export function Place({ of, children }: { of: ProductPart; children: ReactNode }) {
  return <Spot id={placeId(of)}>{children}</Spot>
}

const Spot = styled.div`
  min-width: 0;
`
