import { type ReactNode, useState } from 'react'
import styled from 'styled-components'
import { useMsg } from '@/i18n/use-msg'
import { isDesktop, media } from '@/theme/breakpoints'
import { color, radius, size, space, text, title, weight } from '@/theme/tokens'
import { PreviewFrame } from './PreviewFrame'

/** Widths of the windows that a preview offers, in px. */
const devices = { phone: 390, tablet: 768, desktop: 1280 } as const
type Device = keyof typeof devices
const names: readonly Device[] = ['phone', 'tablet', 'desktop']

type DevicePreviewProps = {
  /** The page to show, as the shop would. */
  children: ReactNode
}

/** Previews its children on a phone, a tablet or a desktop; opens with the desktop on wide screens. */
export function DevicePreview({ children }: DevicePreviewProps) {
  const msg = useMsg()
  const [device, setDevice] = useState<Device>(() => (isDesktop() ? 'desktop' : 'phone'))
  return (
    <Root aria-label={msg('preview.title')}>
      <Bar>
        <Title>{msg('preview.title')}</Title>
        <Choices role="group" aria-label={msg('preview.size')}>
          {names.map((name) => (
            <Choice
              key={name}
              type="button"
              aria-pressed={name === device}
              onClick={() => setDevice(name)}
            >
              {msg(`preview.${name}`)}
            </Choice>
          ))}
        </Choices>
      </Bar>
      <Stage data-device={device}>
        <PreviewFrame label={msg('preview.frame')} width={devices[device]}>
          {children}
        </PreviewFrame>
      </Stage>
    </Root>
  )
}

const Root = styled.section`
  min-width: 0;
`

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  padding-block-end: ${space(2)};

  /* Sticks while its pane scrolls. */
  ${media.desktop} {
    position: sticky;
    z-index: 1;
    top: 0;
    background: ${color.paper};
  }
`

const Title = styled.h2`
  font: ${title.h4};
`

const Choices = styled.div`
  display: flex;
  overflow: hidden;
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.sm};
  background: ${color.surface};
`

const Choice = styled.button`
  min-height: ${size.target};
  padding-inline: ${space(3)};
  font-size: ${text.sm};

  &[aria-pressed='true'] {
    background: ${color.sand};
    font-weight: ${weight.bold};
  }

  &:focus-visible {
    outline-offset: -2px;
  }
`

/* A phone is not scaled up. */
const Stage = styled.div`
  margin-inline: auto;

  &[data-device='phone'] {
    max-width: 392px;
  }
`
