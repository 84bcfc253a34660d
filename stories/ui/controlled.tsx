import { useState, type ReactNode } from 'react'

type ControlledProps<Value> = {
  initial: Value
  children: (value: Value, setValue: (value: Value) => void) => ReactNode
}

/** Holds the value of a controlled component, as a screen does. */
export function Controlled<Value>({ initial, children }: ControlledProps<Value>) {
  const [value, setValue] = useState(initial)
  return children(value, setValue)
}
