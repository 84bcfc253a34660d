import { useState, type ReactNode } from 'react'

type ControlledProps<Value> = {
  initial: Value
  children: (value: Value, setValue: (value: Value) => void) => ReactNode
}

/** Keeps the value of a controlled component, as a screen would. */
export function Controlled<Value>({ initial, children }: ControlledProps<Value>) {
  const [value, setValue] = useState(initial)
  return children(value, setValue)
}
