import type { RefObject } from 'react'
import styled from 'styled-components'
import { chosenFilters, unfiltered } from '@/domain/catalogue/filters'
import { useMsg } from '@/i18n/use-msg'
import { space } from '@/theme/tokens'
import { Button } from '@/ui/actions/Button'
import { Stack, Text, VisuallyHidden } from '@/ui/layout/basics'
import { Drawer } from '@/ui/overlays/Drawer'
import { Popover } from '@/ui/overlays/Popover'
import type { FilterBarProps } from './FilterBar'
import { FacetValues, FilterFlags, PriceFilter } from './FilterFields'

type FilterMenuProps = FilterBarProps & {
  facet: 'color' | 'size' | 'price'
  anchor: RefObject<HTMLElement | null>
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The values of one filter below its button. The list follows each click. */
export function FilterMenu({ facet, anchor, open, onOpenChange, ...props }: FilterMenuProps) {
  const msg = useMsg()
  return (
    <Popover
      open={open}
      onOpenChange={onOpenChange}
      anchor={anchor}
      align="start"
      label={msg(facet === 'size' ? 'filter.size.inStock' : `filter.${facet}`)}
    >
      <MenuBody>
        {facet === 'price' ? <PriceFilter {...props} /> : <FacetValues {...props} facet={facet} />}
      </MenuBody>
    </Popover>
  )
}

/** All filters in one sheet. The list follows each click, so closing it by any way keeps what was chosen (Product §2.7.6). */
export function FilterSheet(props: FilterBarProps) {
  const msg = useMsg()
  const { facets, search, onChange, total, busy, sheetOpen, onSheetOpenChange } = props
  return (
    <Drawer
      side="bottom"
      title={msg('filter.all')}
      open={sheetOpen}
      onOpenChange={onSheetOpenChange}
      footer={
        <>
          {chosenFilters(search).length > 0 && (
            <Button variant="quiet" onClick={() => onChange(unfiltered(search))}>
              {msg('filter.clear')}
            </Button>
          )}
          <Button aria-busy={busy} onClick={() => onSheetOpenChange(false)}>
            {total === null ? msg('filter.showAny') : msg('filter.show', { n: total })}
          </Button>
        </>
      }
    >
      <VisuallyHidden role="status">
        {total !== null && !busy && msg('catalogue.total', { n: total })}
      </VisuallyHidden>
      <Stack $gap={6}>
        {facets.colors.length > 0 && (
          <Stack as="section" $gap={1}>
            <Text as="h3" $title="h4">
              {msg('filter.color')}
            </Text>
            <FacetValues {...props} facet="color" />
          </Stack>
        )}
        {facets.sizes.length > 0 && (
          <Stack as="section" $gap={1}>
            <Text as="h3" $title="h4">
              {msg('filter.size.inStock')}
            </Text>
            <FacetValues {...props} facet="size" />
          </Stack>
        )}
        <PriceFilter {...props} />
        <FilterFlags {...props} />
      </Stack>
    </Drawer>
  )
}

const MenuBody = styled.div`
  padding: ${space(4)};
`
