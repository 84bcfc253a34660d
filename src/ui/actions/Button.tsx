import type { ComponentProps, MouseEvent } from 'react'
import styled, { css } from 'styled-components'
import { color, control, leading, media, motion, radius, space, weight } from '@/theme/tokens.gen'
import { Spinner } from './Spinner'

/** The look of a button, or of a link that looks like a button. */
export type ButtonLook = {
  /** Use `primary` once per view, `secondary` next to it, and `quiet` for less important actions. */
  variant?: 'primary' | 'secondary' | 'quiet'
  /** `md` is 44 px high, or 36 px in the back office with a mouse. `lg` is 52 px high. */
  size?: 'md' | 'lg'
  block?: boolean
}

/**
 * Returns the look of a button as `data-` attributes. The styles are then a static template, so
 * styled-components does not process them at each render.
 */
export function buttonLookAttributes({
  variant = 'primary',
  size = 'md',
  block = false,
}: ButtonLook) {
  return { 'data-variant': variant, 'data-size': size, 'data-block': block || undefined }
}

export const buttonStyle = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space(2)};
  min-height: ${control.height};
  padding: ${space(1)} ${space(5)};
  border: 1px solid transparent;
  border-radius: ${radius.sm};
  font-size: ${control.text};
  font-weight: ${weight.bold};
  line-height: ${leading.text};
  overflow-wrap: break-word;
  text-align: center;
  text-decoration: none;
  transition:
    background-color ${motion.fast} ${motion.ease},
    border-color ${motion.fast} ${motion.ease},
    color ${motion.fast} ${motion.ease};

  &[data-size='lg'] {
    min-height: ${space(13)};
    padding: ${space(3)} ${space(8)};
  }

  &[data-block] {
    display: flex;
    width: 100%;
  }

  &[data-variant='primary'] {
    background: ${color.accent};
    color: ${color.onAccent};
  }

  &[data-variant='secondary'] {
    border-color: ${color.ink};
    color: ${color.ink};
  }

  &[data-variant='quiet'] {
    padding-inline: ${space(3)};
    color: ${color.ink};
  }

  ${media.hover} {
    &[data-variant='primary']:hover {
      background: ${color.accentHover};
    }

    &[data-variant='secondary']:hover {
      background: ${color.ink};
      color: ${color.onAccent};
    }

    &[data-variant='quiet']:hover {
      background: ${color.sand};
    }
  }

  &[data-variant]:active {
    background: ${color.accentSoft};
    color: ${color.accentHover};
  }

  &[data-variant='primary']:active {
    background: ${color.accentHover};
    color: ${color.onAccent};
  }

  &[data-variant]:is(:disabled, [aria-disabled='true']:not(:where([aria-busy='true']))) {
    border-color: ${color.line};
    background: ${color.sand};
    color: ${color.inkSoft};
  }

  &[data-variant='quiet']:disabled {
    border-color: transparent;
    background: none;
  }
`

export type ButtonProps = Omit<ComponentProps<'button'>, keyof ButtonLook> &
  ButtonLook & {
    /**
     * Shows a spinner and ignores clicks, including those that would submit a form. The button keeps its
     * width, its name and the focus.
     */
    loading?: boolean
  }

/**
 * A button. With `aria-disabled` it looks disabled but still receives clicks, so that a click can explain
 * what is missing.
 */
export function Button({
  variant,
  size,
  block,
  loading = false,
  onClick,
  children,
  type = 'button',
  ...props
}: ButtonProps) {
  const click = (event: MouseEvent<HTMLButtonElement>) =>
    loading ? event.preventDefault() : onClick?.(event)
  return (
    <Root
      {...buttonLookAttributes({ variant, size, block })}
      {...props}
      type={type}
      onClick={click}
      aria-busy={loading || undefined}
      aria-disabled={loading || props['aria-disabled']}
    >
      <Label data-hidden={loading || undefined}>{children}</Label>
      {loading && (
        <Center>
          <Spinner />
        </Center>
      )}
    </Root>
  )
}

const Root = styled.button`
  ${buttonStyle}

  &[aria-busy] {
    cursor: progress;
  }
`

/* The label becomes transparent instead of hidden, so that the button keeps its name. */
const Label = styled.span`
  display: inherit;
  align-items: inherit;
  justify-content: inherit;
  gap: inherit;

  &[data-hidden] {
    opacity: 0;
  }
`

const Center = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
`
