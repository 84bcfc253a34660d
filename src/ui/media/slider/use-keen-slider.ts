import type { KeenSliderInstance, KeenSliderPlugin } from 'keen-slider'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { prefersReducedMotion } from '@/theme/breakpoints'

export type KeenSliderOptions = {
  initial?: number
  loop?: boolean
  durationMs?: number
  /** A swipe of this many px changes the slide. */
  swipeThreshold?: number
  onChange?: (index: number) => void
}

/** Loads keen-slider and keeps it in step with `index`; `failed` when it can't be loaded. */
export function useKeenSlider(count: number, options: KeenSliderOptions) {
  const { initial = 0, loop = false, durationMs = 500, swipeThreshold = 50, onChange } = options
  const track = useRef<HTMLDivElement>(null)
  const slider = useRef<KeenSliderInstance>(null)
  const [index, setIndex] = useState(initial)
  const [failed, setFailed] = useState(false)
  const current = useEffectEvent(() => index)
  const change = (next: number) => {
    if (next === index) return
    setIndex(next)
    onChange?.(next)
  }
  const show = useEffectEvent(change)

  useEffect(
    function attachKeenSlider() {
      const box = track.current
      if (!box || count < 2) return undefined
      let detached = false
      const attach = async () => {
        const { default: KeenSlider } = await import('keen-slider')
        if (detached) return
        box.dataset.ready = ''
        const settings = {
          initial: current(),
          loop,
          selector: ':scope > *',
          defaultAnimation: { duration: durationMs },
          slideChanged: (moved: KeenSliderInstance) => show(moved.track.details.rel),
        }
        slider.current = new KeenSlider(box, settings, [snapSwipe(swipeThreshold)])
      }
      attach().catch(() => setFailed(true))
      return () => {
        detached = true
        slider.current?.destroy()
        slider.current = null
      }
    },
    [count, loop, durationMs, swipeThreshold],
  )

  // keen-slider divides by the duration, so none is 1 ms.
  const animation = () => ({ duration: prefersReducedMotion() ? 1 : durationMs })
  const goTo = (next: number) => {
    if (slider.current) slider.current.moveToIdx(next, false, animation())
    else change(next)
  }
  const step = (by: 1 | -1) => {
    const { abs } = slider.current?.track.details ?? {}
    if (loop && abs !== undefined) slider.current?.moveToIdx(abs + by, true, animation())
    else goTo((index + by + count) % count)
  }
  /** Resolves when the pictures of the next slide can be painted: none appears while it moves. */
  const nextReady = (from: number) => picturesOf(track.current?.children[(from + 1) % count])
  return { track, index, goTo, step, nextReady, failed }
}

/** Resolves when an element's pictures are decoded, or can't be. */
async function picturesOf(element: Element | undefined): Promise<void> {
  const pictures = [...(element?.querySelectorAll('img') ?? [])]
  for (const picture of pictures) picture.loading = 'eager'
  await Promise.allSettled(pictures.map((picture) => picture.decode()))
}

/**
 * Decides by distance alone where a swipe ends; keen-slider would change the slide at the slightest flick. The way is that of the
 * finger: the slides start to move only once a browser takes the touch for a swipe, which eats up to 20 px.
 */
function snapSwipe(threshold: number): KeenSliderPlugin {
  return (slider) => {
    const listening = new AbortController()
    let startedAt = 0
    let finger = 0
    let from = 0
    const follow = ({ type, isPrimary, clientX }: PointerEvent) => {
      if (!isPrimary) return
      finger = clientX
      if (type === 'pointerdown') startedAt = clientX
    }
    for (const type of ['pointerdown', 'pointermove', 'pointerup'] as const) {
      slider.container.addEventListener(type, follow, { signal: listening.signal })
    }
    slider.on('destroyed', () => listening.abort())
    slider.on('dragStarted', () => {
      from = slider.track.details.abs
    })
    slider.on('dragEnded', () => {
      const { minIdx, maxIdx } = slider.track.details
      const to = from + swipeStep(startedAt - finger, slider.size, threshold)
      slider.moveToIdx(Math.min(Math.max(to, minIdx), maxIdx), true)
    })
  }
}

/** Returns by how many slides of `width` px a swipe of `moved` px turns: none below `threshold` px, else at least one. */
export function swipeStep(moved: number, width: number, threshold: number): number {
  if (Math.abs(moved) < threshold) return 0
  return Math.sign(moved) * Math.max(1, Math.round(Math.abs(moved) / width))
}
