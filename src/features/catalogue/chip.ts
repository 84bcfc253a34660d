import { css } from 'styled-components'
import { color, media, motion, radius, size, space, text } from '@/theme/tokens.gen'

/**
 * The style of a row of chips that scrolls sideways. The padding leaves room for focus rings, which would
 * otherwise be cut off.
 */
export const chipRowStyle = css`
  display: flex;
  overflow-x: auto;
  padding: ${space(1)};
  margin: -${space(1)};
  gap: ${space(2)};
  scrollbar-width: none;

  & > li {
    flex: none;
  }
`

/** The style of a chip: a link or button in such a row. */
export const chipStyle = css`
  display: flex;
  min-height: ${size.target};
  align-items: center;
  padding-inline: ${space(4)};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.pill};
  color: ${color.ink};
  font-size: ${text.sm};
  text-decoration: none;
  transition: border-color ${motion.fast} ${motion.ease};

  ${media.hover} {
    &:hover {
      border-color: ${color.ink};
      color: ${color.ink};
      text-decoration: none;
    }
  }
`
