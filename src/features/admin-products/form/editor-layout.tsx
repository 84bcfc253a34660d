import styled from 'styled-components'
import { media } from '@/theme/breakpoints'
import { space } from '@/theme/tokens'
import { Skeleton } from '@/ui/feedback/Skeleton'

/** Sections, and beside them where one is and what is missing. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin-block-end: ${space(6)};
  gap: ${space(4)};

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 224px;
    align-items: start;
    gap: ${space(8)};
  }
`

/* Its strip stays at the upper edge of narrow screens, so it makes no box of its own there. */
export const Aside = styled.div`
  display: contents;

  ${media.desktop} {
    position: sticky;
    inset-block-start: ${space(6)};
    display: grid;
    order: 1;
    gap: ${space(5)};
  }
`

export const Sections = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
`

/** In the shape of the form. */
export function ProductFormSkeleton() {
  return (
    <Columns>
      <Aside>
        <Skeleton height={space(45)} />
      </Aside>
      <Sections>
        <Skeleton height={space(180)} />
        <Skeleton height={space(120)} />
      </Sections>
    </Columns>
  )
}
