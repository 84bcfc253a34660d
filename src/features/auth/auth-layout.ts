import styled from 'styled-components'
import { color, space, text, title } from '@/theme/tokens'

/** Greeting above a form, in the display face. */
export const Welcome = styled.p`
  margin-block: ${space(1)} ${space(4)};
  font: ${title.h3};
  text-align: center;
`

/** A short selector before a number. */
export const PhoneRow = styled.div`
  display: grid;
  column-gap: ${space(3)};
  grid-template-columns: ${space(25)} 1fr;
`

/** A line with a word in it, between two ways to sign in. */
export const Or = styled.p`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  margin-block: ${space(4)};
  color: ${color.inkSoft};
  font-size: ${text.sm};

  &::before,
  &::after {
    flex: 1;
    border-block-start: 1px solid ${color.line};
    content: '';
  }
`

/** Moves the link under a password up into the space that the field reserves for its note. */
export const Closer = styled.div`
  margin-block: -${space(4)} ${space(2)};
`

/** The row with the link to the other form. */
export const SwitchRow = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  margin-block-start: ${space(2)};
  color: ${color.inkSoft};

  & > button {
    text-decoration: underline;
    text-underline-offset: 0.25em;
  }
`
