import { type ComponentType, useEffect, useState } from 'react'
import { Late } from './Boundary'

/**
 * A part that opens with a press, whose code loads then or with a sign that the press is near. Not by `lazy`: its fallback would
 * just have been shown, and React holds back for 300 ms what follows one.
 */
export function latePart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined
  const get = async () => {
    loaded = await load()
  }
  function Part(props: Props) {
    const [Shown, setShown] = useState(() => loaded)
    const [failure, setFailure] = useState<{ error: unknown }>()
    useEffect(
      function loadPart() {
        const show = () => setShown(() => loaded)
        if (!Shown) get().then(show, (error: unknown) => setFailure({ error }))
      },
      [Shown],
    )
    if (failure) throw failure.error
    return Shown && <Shown {...props} />
  }
  /** Resolves to whether the code is there. Without a connection the opening tries again. */
  const ahead = () =>
    get().then(
      () => true,
      () => false,
    )
  const hear = () => void ahead()
  return {
    LatePart: (props: Props) => (
      <Late>
        <Part {...props} />
      </Late>
    ),
    ahead,
    /** For the control that opens it: loads on hover, touch or focus. */
    onInterest: { onPointerEnter: hear, onFocus: hear },
  }
}
