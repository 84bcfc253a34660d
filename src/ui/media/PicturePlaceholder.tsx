import styled from 'styled-components'
import { color, space, text } from '@/theme/tokens'
import { MagnoliaMark } from '../frame-icons'
import { hiddenFromEye } from '@/ui/layout/VisuallyHidden'

type PicturePlaceholderProps = {
  /** What the missing picture shows. */
  name: string
}

/** Shown for a missing or broken picture: a magnolia and the picture's name. */
export function PicturePlaceholder({ name }: PicturePlaceholderProps) {
  return (
    <Root>
      <MagnoliaMark />
      {name !== '' && <Name>{name}</Name>}
    </Root>
  )
}

const Root = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  align-content: center;
  justify-items: center;
  gap: ${space(2)};
  padding: ${space(2)};
  overflow: hidden;
  container-type: size;
  color: ${color.inkSoft};
`

const Name = styled.span`
  display: -webkit-box;
  overflow: hidden;
  font-size: ${text.sm};
  text-align: center;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;

  /* A thumbnail has no room for text; screen readers still read the name. */
  @container (max-width: 119px) or (max-height: 119px) {
    ${hiddenFromEye}
  }
`
