import { Dialog as Base } from '@base-ui/react/dialog'
import { type ReactNode, useLayoutEffect } from 'react'
import styled, { css } from 'styled-components'
import { useMsg } from '@/i18n/use-msg'
import {
  color,
  depths,
  leading,
  media,
  motion,
  space,
  stickyBar,
  text,
  weight,
} from '@/theme/tokens.gen'
import { IconButton } from '../actions/IconButton'
import { CloseIcon } from '../icons'
import { VisuallyHidden } from '../layout/basics'

export type ModalPanelProps = {
  title: string
  hideTitle?: boolean
  /** False if only the panel's own buttons close it. The panel then has no close button. */
  closable?: boolean
  children: ReactNode
  /** The content that stays at the lower edge while the panel scrolls, for example buttons or a total. */
  footer?: ReactNode
}

/**
 * The title, the close button, the content and the footer of a dialog or a drawer. For Base UI, a drawer is a
 * dialog too.
 */
export function ModalPanel({
  title,
  hideTitle = false,
  closable = true,
  children,
  footer,
}: ModalPanelProps) {
  const msg = useMsg()
  const heading = <Title>{title}</Title>
  return (
    <>
      <Header data-bare={hideTitle}>
        {hideTitle ? <VisuallyHidden>{heading}</VisuallyHidden> : heading}
        {closable && (
          <Base.Close
            render={
              <IconButton label={msg('ui.close')}>
                <CloseIcon />
              </IconButton>
            }
          />
        )}
      </Header>
      <Body>{children}</Body>
      {footer ? <Footer>{footer}</Footer> : null}
    </>
  )
}

/**
 * The transition of overlays. They open in 300 ms and close in 200 ms (Product §9). Base UI sets an attribute
 * for each phase.
 */
export const overlayTransitionStyle = css`
  transition-duration: ${motion.slow};
  transition-timing-function: ${motion.ease};

  &[data-ending-style] {
    transition-duration: ${motion.base};
  }
`

/** The tinted background behind a dialog or a drawer. */
export const backdropStyle = css`
  position: fixed;
  inset: 0;
  background: ${color.overlay};
  transition-property: opacity;
  ${overlayTransitionStyle}

  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
  }
`

export const Backdrop = styled(Base.Backdrop)`
  ${backdropStyle}
  z-index: ${depths.dialog};
`

let dimmed = 0

/**
 * Gives the scroll bar's space the colour of the overlay (base.css), because no element covers that space.
 * The component sets an attribute instead of adding a CSS rule, because Chromium recalculates all styles of
 * the page after a new rule.
 */
export function DimmedScrollbar(): null {
  useLayoutEffect(function dimGutter() {
    const dim = (by: 1 | -1) => {
      dimmed += by
      document.documentElement.toggleAttribute('data-dimmed', dimmed > 0)
    }
    dim(1)
    return () => dim(-1)
  }, [])
  return null
}

/**
 * The styles of a panel that scrolls as a whole, so that the arrow keys scroll it from any control inside.
 * Header and footer stick to its edges.
 */
export const modalPanelStyle = css`
  display: flex;
  flex-direction: column;
  background: ${color.surface};
  color: ${color.ink};
  overflow: hidden auto;
  overscroll-behavior: contain;
  isolation: isolate;

  /* The buttons at the lower edge must not cover a focused control. */
  ${media.tall} {
    scroll-padding-block: ${space(16)} ${space(24)};
  }

  &:focus {
    outline: none;
  }

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`

/* With `data-bare`, the header only contains the close button, which lies above the content. */
const Header = styled.div`
  position: ${stickyBar.position};
  inset-block-start: 0;
  z-index: ${depths.sticky};
  display: flex;
  flex: none;
  gap: ${space(4)};
  align-items: center;
  justify-content: space-between;
  padding: ${space(3)} ${space(3)} ${space(3)} ${space(6)};
  border-block-end: 1px solid ${color.line};
  background: ${color.surface};

  &[data-bare='true'] {
    align-items: flex-start;
    justify-content: flex-end;
    inset-block-start: ${space(2)};
    height: 0;
    padding: 0 ${space(2)};
    border: 0;

    /* The button needs a background, because content scrolls under it. */
    & > button {
      background: ${color.surface};
    }
  }
`

const Title = styled(Base.Title)`
  min-width: 0;
  font-family: inherit;
  font-size: ${text.lg};
  font-weight: ${weight.bold};
  line-height: ${leading.text};
`

const Body = styled.div`
  flex: 1 0 auto;
  padding: ${space(6)};
  overflow-wrap: anywhere;

  /*
   * The button of a form stays visible, like the buttons of a footer. The content fades out above it, because
   * a sharp edge would cut rows of text in half. A search form has its button inside its field.
   */
  ${media.tall} {
    form:not([role='search']) > [type='submit'] {
      position: sticky;
      z-index: ${depths.sticky};
      inset-block-end: ${space(3)};
      box-shadow:
        0 ${space(3)} ${color.surface},
        0 -${space(2)} ${space(3)} ${color.surface};
    }
  }
`

const Footer = styled.div`
  position: ${stickyBar.position};
  inset-block-end: 0;
  z-index: ${depths.sticky};
  display: flex;
  flex: none;
  flex-wrap: wrap;
  gap: ${space(3)};
  justify-content: flex-end;
  padding: ${space(4)} ${space(6)};
  padding-block-end: max(${space(4)}, env(safe-area-inset-bottom));
  border-block-start: 1px solid ${color.line};
  background: ${color.surface};

  & > [role='alert'] {
    flex: 1 0 100%;
  }

  /* On a phone the buttons share the width, so that two rows of buttons end at the same edge. */
  & > button {
    flex: 1 1 auto;
  }

  ${media.tablet} {
    & > button {
      flex: none;
    }
  }
`
