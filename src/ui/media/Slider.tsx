import type { KeenSliderInstance, KeenSliderPlugin } from 'keen-slider'
import {
  Children,
  memo,
  type ReactNode,
  type Ref,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import styled from 'styled-components'
import { useMsg } from '@/i18n/use-msg'
import { limits } from '@/lib/limits'
import { prefersReducedMotion, useReducedMotion } from '@/theme/breakpoints'
import { color, depths, motion, size, space } from '@/theme/tokens.gen'
import { IconButton } from '@/ui/actions/IconButton'
import { ChevronLeftIcon, ChevronRightIcon, PauseIcon, PlayIcon } from '@/ui/icons'

/** Moves a slider by one slide. At an end it moves only if the slider loops. */
export type SliderMoves = { step: (by: 1 | -1) => void }

type SliderProps = KeenSliderOptions & {
  slides: ReactNode[]
  label: string
  /** How long each slide shows, in ms. Without it the slides do not advance by themselves. */
  autoplayMs?: number
  /** Shows arrows over the slides instead of dots below them. */
  arrows?: boolean
  moves?: Ref<SliderMoves>
}

/**
 * A slider. Only this file uses keen-slider. It loads after the first slide shows, and only if there are two
 * or more slides.
 */
export function Slider(props: SliderProps) {
  return props.slides.length < 2 ? props.slides[0] : <KeenSlides {...props} />
}

/** Two or more slides, shown one at a time. The first slide shows before keen-slider is loaded. */
function KeenSlides({ slides, label, arrows = false, ...options }: SliderProps) {
  const { loop = false, autoplayMs } = options
  const msg = useMsg()
  const count = slides.length
  const { track, index, goTo, step, nextReady, failed } = useKeenSlider(count, options)
  const canStep = (by: 1 | -1) => loop || (by > 0 ? index < count - 1 : index > 0)
  useImperativeHandle(options.moves, () => ({ step: (by) => canStep(by) && step(by) }))
  const autoplay = useAutoplay(failed ? undefined : autoplayMs, index, {
    ready: nextReady,
    advance: () => step(1),
  })
  return (
    <Root
      role="group"
      aria-roledescription={msg('ui.slider.carousel')}
      aria-label={label}
      {...autoplay.hold}
    >
      {!failed &&
        (arrows ? (
          ([-1, 1] as const).map((by) => (
            <Edge key={by} data-end={by > 0 || undefined}>
              <Arrow
                label={msg(by > 0 ? 'ui.slider.next' : 'ui.slider.previous')}
                disabled={!canStep(by)}
                onClick={() => step(by)}
              >
                {by > 0 ? <ChevronRightIcon /> : <ChevronLeftIcon />}
              </Arrow>
            </Edge>
          ))
        ) : (
          // The bar is below the slide, so that it covers no part of a picture. It comes first in the tab
          // order.
          <Bar>
            {autoplay.allowed && (
              <IconButton
                label={msg(autoplay.paused ? 'ui.slider.play' : 'ui.slider.pause')}
                onClick={autoplay.toggle}
              >
                {autoplay.paused ? <PlayIcon size={20} /> : <PauseIcon size={20} />}
              </IconButton>
            )}
            {slides.map((_, at) => (
              <Dot
                // oxlint-disable-next-line react/no-array-index-key -- a dot is a place
                key={at}
                type="button"
                aria-label={msg('ui.slider.goTo', { index: at + 1 })}
                aria-current={at === index || undefined}
                onClick={() => goTo(at)}
              />
            ))}
          </Bar>
        ))}
      <Track
        ref={track}
        data-scrolls={failed || undefined}
        aria-live={autoplay.running ? 'off' : 'polite'}
      >
        {Children.map(slides, (slide, at) => (
          <Slide at={at} count={count} inert={at !== index && !failed}>
            {slide}
          </Slide>
        ))}
      </Track>
    </Root>
  )
}

type SlideProps = { at: number; count: number; inert: boolean; children: ReactNode }

/** Memoised, so that a change renders only the slide that leaves and the slide that comes. */
const Slide = memo(function Slide({ at, count, inert, children }: SlideProps) {
  const msg = useMsg()
  return (
    <div
      role="group"
      aria-roledescription={msg('ui.slider.slide')}
      aria-label={msg('ui.slider.position', { index: at + 1, total: count })}
      inert={inert}
    >
      {children}
    </div>
  )
})

const Root = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
`

/* Replaces keen-slider's style sheet. keen-slider itself adds transforms to the slides. */
const Track = styled.div`
  position: relative;
  display: flex;
  overflow: hidden;
  touch-action: pan-y pinch-zoom;
  user-select: none;

  & > * {
    flex: 0 0 100%;
    min-width: 0;
    overflow: hidden;
  }

  /* Until keen-slider positions the slides, only the current one shows. */
  &:not([data-ready], [data-scrolls]) > [inert] {
    display: none;
  }

  /* Without keen-slider: plain scrolling, every slide reachable. */
  &[data-scrolls] {
    overflow-x: auto;
    scroll-snap-type: x mandatory;
    touch-action: auto;

    & > * {
      scroll-snap-align: start;
    }
  }
`

const Bar = styled.div`
  display: flex;
  justify-content: center;
  order: 1;
`

const Dot = styled.button`
  display: grid;
  place-items: center;
  width: ${size.target};
  height: ${size.target};

  &::before {
    width: ${space(7)};
    height: 2px;
    background: ${color.lineStrong};
    content: '';
    transform: scaleX(0.6);
    transition: transform ${motion.base} ${motion.ease};
  }

  &[aria-current]::before {
    background: ${color.accent};
    transform: scale(1, 1.5);
  }
`

const Edge = styled.div`
  position: absolute;
  z-index: ${depths.base + 1};
  inset-block-start: 50%;
  inset-inline-start: ${space(2)};
  transform: translateY(-50%);

  &[data-end] {
    inset-inline: auto ${space(2)};
  }
`

const Arrow = styled(IconButton)`
  background: ${color.surface};
`

type KeenSliderOptions = {
  initial?: number
  loop?: boolean
  durationMs?: number
  onChange?: (index: number) => void
}

/** Loads keen-slider and keeps it in step with `index`. `failed` is true if it cannot be loaded. */
function useKeenSlider(count: number, options: KeenSliderOptions) {
  const { initial = 0, loop = false, durationMs = 500, onChange } = options
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
        slider.current = new KeenSlider(box, settings, [snapSwipe])
      }
      attach().catch(() => setFailed(true))
      return () => {
        detached = true
        slider.current?.destroy()
        slider.current = null
      }
    },
    [count, loop, durationMs],
  )

  // keen-slider divides by the duration, so "no duration" has to be 1 ms.
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
  /**
   * Resolves when the pictures of the next slide can be painted, so that no picture appears while the slide
   * moves.
   */
  const nextReady = (from: number) => picturesOf(track.current?.children[(from + 1) % count])
  return { track, index, goTo, step, nextReady, failed }
}

/** Resolves when an element's pictures are decoded, or when decoding has failed. */
async function picturesOf(element: Element | undefined): Promise<void> {
  const pictures = [...(element?.querySelectorAll('img') ?? [])]
  for (const picture of pictures) picture.loading = 'eager'
  await Promise.allSettled(pictures.map((picture) => picture.decode()))
}

/**
 * Only the distance of a swipe decides where it ends. keen-slider alone would change the slide at the
 * slightest flick. The distance is measured at the finger, because the slides start to move up to 20 px
 * later, when the browser recognises the swipe.
 */
const snapSwipe: KeenSliderPlugin = (slider) => {
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
    const to = from + swipeStep(startedAt - finger, slider.size, limits.swipePx)
    slider.moveToIdx(Math.min(Math.max(to, minIdx), maxIdx), true)
  })
}

/**
 * Returns by how many slides of `width` px a swipe of `moved` px turns: 0 below `threshold` px, otherwise at
 * least 1.
 */
export function swipeStep(moved: number, width: number, threshold: number): number {
  if (Math.abs(moved) < threshold) return 0
  return Math.sign(moved) * Math.max(1, Math.round(Math.abs(moved) / width))
}

function subscribeToVisibility(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange)
  return () => document.removeEventListener('visibilitychange', onChange)
}

/**
 * Calls `advance` when a slide has shown for `everyMs` and the next slide is `ready`. It waits while the
 * pointer or the focus is inside (Product §9), while the page is hidden, and while it is paused. Under
 * reduced motion `allowed` is false.
 */
function useAutoplay(
  everyMs: number | undefined,
  index: number,
  { ready, advance }: { ready: (from: number) => Promise<void>; advance: () => void },
) {
  const [paused, setPaused] = useState(false)
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const hidden = useSyncExternalStore(
    subscribeToVisibility,
    () => document.hidden,
    () => false,
  )
  const reduced = useReducedMotion()
  const allowed = everyMs !== undefined && !reduced
  const running = allowed && !paused && !hovered && !focused && !hidden
  const whenReady = useEffectEvent(ready)
  const onDue = useEffectEvent(advance)

  useEffect(
    function advanceWhenDue() {
      if (!running) return undefined
      let isOver = false
      const advanceWhenReady = async () => {
        await whenReady(index)
        if (!isOver) onDue()
      }
      const timer = setTimeout(() => void advanceWhenReady(), everyMs)
      return () => {
        isOver = true
        clearTimeout(timer)
      }
    },
    [running, everyMs, index],
  )

  return {
    allowed,
    running,
    paused,
    toggle: () => setPaused((was) => !was),
    /** Handlers for the element that pauses the slides on hover and focus. */
    hold: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
  }
}
