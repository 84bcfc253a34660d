import styled from 'styled-components'
import { media } from '@/theme/breakpoints'
import { color, radius, space, text } from '@/theme/tokens'
import { Skeleton } from '@/ui/feedback/Skeleton'

/** Form and preview, beside each other where there is room. */
export const Columns = styled.div`
  display: grid;
  align-items: start;
  gap: ${space(8)} ${space(6)};
  grid-template-columns: minmax(0, 1fr);

  & > * {
    min-width: 0;
  }

  ${media.desktop} {
    grid-template-columns: 400px minmax(0, 1fr);

    & > :last-child {
      position: sticky;
      top: ${space(4)};
      overflow-y: auto;
      scroll-behavior: smooth;
      max-height: calc(100dvh - ${space(28)});
    }
  }

  ${media.wide} {
    grid-template-columns: 440px minmax(0, 1fr);
  }
`

/** The form of the chosen section. */
export const Edited = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  margin-block-start: ${space(5)};
  padding: ${space(4)};
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};
`

/** A mark beside a name. */
export const Tag = styled.span`
  padding: 0 ${space(2)};
  border-radius: ${radius.pill};
  background: ${color.sand};
  font-size: ${text.xs};
  line-height: ${space(5)};
  white-space: nowrap;

  &[data-kind='unsaved'] {
    background: ${color.celadonSoft};
  }
`

/** The editor while the sections are on their way. */
export function HomeEditorSkeleton() {
  return (
    <Columns>
      <Skeleton height="420px" />
      <Skeleton height="420px" />
    </Columns>
  )
}
