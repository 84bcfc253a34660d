import { useState } from 'react'
import styled from 'styled-components'
import { WithMessages } from '@/i18n/WithMessages'
import { space } from '@/theme/tokens'
import { Container } from '@/ui/layout/Container'
import { RecentlyViewed } from './RecentlyViewed'
import { readViewed } from './viewed'

/** The recently viewed products as a section of a page of its own width. Renders nothing without any. */
export function ViewedShelf() {
  const [viewed] = useState(readViewed)
  if (viewed.length === 0) return null
  return (
    <WithMessages bundle="product">
      <Shelf>
        <RecentlyViewed viewed={viewed} />
      </Shelf>
    </WithMessages>
  )
}

const Shelf = styled(Container)`
  margin-block-start: ${space(16)};
`
