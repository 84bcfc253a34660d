import styled, { css } from 'styled-components'
import { color, leading, media, radius, size, space, text } from '@/theme/tokens'

/** Tiles in rows: three on a phone, as many as fit elsewhere. */
export const TileGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  align-items: start;
  gap: ${space(3)} ${space(2)};

  ${media.tablet} {
    grid-template-columns: repeat(auto-fill, minmax(112px, 1fr));
    gap: ${space(4)} ${space(3)};
  }
`

/** A list whose items are cells of the surrounding TileGrid. */
export const TileList = styled.ul`
  display: contents;
`

/** A square of fixed size, whatever its content. */
export const TileBox = styled.div`
  position: relative;
  overflow: hidden;
  aspect-ratio: 1;
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.sand};

  &[data-failed] {
    border-color: ${color.danger};
  }
`

/* A 44 px button drawn as a smaller disc, so that it hides less of the picture. */
const disc = css`
  position: absolute;
  inset-block-start: 0;
  z-index: 1;

  & > button,
  & > button:is(:hover, :active):enabled {
    isolation: isolate;
    background: none;
  }

  & > button::before {
    position: absolute;
    inset: ${space(2)};
    z-index: -1;
    border: 1px solid ${color.line};
    border-radius: ${radius.pill};
    background: ${color.surface};
    content: '';
  }

  /* Inside: the tile cuts off what is outside. */
  & > button:focus-visible {
    outline-offset: -2px;
  }

  & > button:hover::before {
    border-color: ${color.lineStrong};
    background: ${color.sand};
  }
`

export const TileStart = styled.div`
  ${disc}
  inset-inline-start: 0;
`

export const TileEnd = styled.div`
  ${disc}
  inset-inline-end: 0;
`

/** A label on the lower edge of the picture. */
export const TileBadge = styled.span`
  position: absolute;
  inset-block-end: ${space(1)};
  inset-inline-start: ${space(1)};
  max-width: calc(100% - ${space(2)});
  padding: 0 ${space(2)};
  border-radius: ${radius.sm};
  background: ${color.ink};
  color: ${color.onAccent};
  font-size: ${text.xs};
  line-height: ${space(6)};
`

/** Below the picture; for a pointer that hovers on its lower edge, while it or the focus is there. */
export const TileFoot = styled.div`
  display: flex;
  justify-content: space-between;
  min-height: ${size.target};

  ${media.hover} {
    position: relative;
    margin-block-start: -${size.target};

    :not(:hover, :focus-within) > & {
      opacity: 0;
    }

    & > button {
      background: ${color.surface};
    }
  }
`

export const TileNote = styled.p`
  margin-block-start: ${space(1)};
  color: ${color.inkSoft};
  font-size: ${text.xs};
  line-height: ${leading.text};
  overflow-wrap: anywhere;

  &[data-failed] {
    color: ${color.danger};
  }
`
