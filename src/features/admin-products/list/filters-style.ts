import styled from 'styled-components'
import { media } from '@/theme/breakpoints'
import { space } from '@/theme/tokens'
import { Button } from '@/ui/actions/Button'

export const Bar = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: ${space(3)};
`

/** Reserves its space, so that the first filter moves nothing; on phones it stands below the others. */
export const Clear = styled(Button)`
  &:not([data-shown]) {
    display: none;
  }

  order: 1;
  grid-column: 1 / -1;
  justify-self: start;

  ${media.tablet} {
    order: 0;
    grid-column: auto;
    min-height: ${space(12)};

    &&:not([data-shown]) {
      display: inline-flex;
      visibility: hidden;
    }
  }
`

/** Opens the filters on phones. */
export const More = styled(Button)`
  && {
    min-height: ${space(12)};
    padding-inline: ${space(3)};
  }

  ${media.tablet} {
    display: none;
  }
`

export const Rest = styled.div`
  display: none;
  grid-column: 1 / -1;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: end;
  gap: ${space(3)};

  &[data-open] {
    display: grid;
  }

  ${media.tablet} {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(200px, 1fr));
  }
`
