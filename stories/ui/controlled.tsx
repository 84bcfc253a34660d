import { type ComponentType, type ReactNode, type RefObject, useRef, useState } from 'react'
import { Button } from '@/ui/actions/Button'

type ControlledProps<Value> = {
  initial: Value
  children: (value: Value, setValue: (value: Value) => void) => ReactNode
}

/** Keeps the value of a controlled component in a state, as a screen does. */
export function Controlled<Value>({ initial, children }: ControlledProps<Value>) {
  const [value, setValue] = useState(initial)
  return children(value, setValue)
}

/**
 * Returns a render function for a component whose value its parent keeps. For example: `render:
 * controlled(Select, 'value')`.
 */
export const controlled =
  <Props extends { onChange: (next: never) => void }>(
    Component: ComponentType<Props>,
    name: keyof Props,
  ) =>
  (args: Props) => (
    <Controlled initial={args[name]}>
      {(value, setValue) => (
        <Component
          {...args}
          {...{ [name]: value }}
          onChange={(next: never) => {
            setValue(next)
            args.onChange(next)
          }}
        />
      )}
    </Controlled>
  )

type OverlayProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  anchor?: RefObject<HTMLElement | null>
}

/**
 * Renders an overlay together with the button that opens it. `control` is the name of that button. With a
 * name, the overlay opens beside the button.
 */
export const withOpener = <Props extends OverlayProps>(
  Component: ComponentType<Props>,
  control?: string,
) =>
  function Opener(args: Props) {
    const anchor = useRef<HTMLButtonElement>(null)
    return (
      <Controlled initial={args.open}>
        {(open, setOpen) => (
          <>
            <Button ref={anchor} onClick={() => setOpen(!open)}>
              {control ?? 'Mở'}
            </Button>
            {control && <p>Phần còn lại của trang</p>}
            <Component
              {...args}
              {...(control && { anchor })}
              open={open}
              onOpenChange={(next) => {
                setOpen(next)
                args.onOpenChange(next)
              }}
            />
          </>
        )}
      </Controlled>
    )
  }
