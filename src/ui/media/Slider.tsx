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
import { useLocale, useMsg } from '@/i18n/use-msg'
import { limits } from '@/lib/limits'
import { prefersReducedMotion, useReducedMotion } from '@/theme/breakpoints'
import { color, depths, motion, size, space } from '@/theme/tokens.gen'
import { IconButton } from '@/ui/actions/IconButton'
import { ChevronLeftIcon, ChevronRightIcon, PauseIcon, PlayIcon } from '@/ui/icons'
import { ownColoursStyle } from '@/ui/layout/basics'

/**
 * Functions that move a slider by one slide, or to a slide. At the end, `step` only moves if the slider
 * loops.
 */
export type SliderControls = { step: (by: 1 | -1) => void; show: (index: number) => void }

type SliderProps = KeenSliderOptions & {
  slides: ReactNode[]
  label: string
  /** How long each slide shows, in ms. Without it, the slides do not change by themselves. */
  autoplayMs?: number
  /** True for arrows above the slides, instead of dots below them. */
  arrows?: boolean
  moves?: Ref<SliderControls>
}

/**
 * A slider that shows one slide at a time. Only this file uses keen-slider. The library loads after the first
 * slide is visible, and only if there is more than one slide.
 */
export function Slider(props: SliderProps) {
  return props.slides.length < 2 ? props.slides[0] : <KeenSlides {...props} />
}

/** Two or more slides. The first slide is visible before keen-slider has loaded. */
function KeenSlides({ slides, label, arrows = false, ...options }: SliderProps) {
  const { loop = false, autoplayMs } = options
  const msg = useMsg()
  const count = slides.length
  const locale = useLocale()
  const { track, index, goTo, step, nextReady, failed } = useKeenSlider(count, options)
  /**
   * The slide that was visible when the language changed. This slide is not announced, because only its
   * language is new.
   */
  const [still, setStill] = useState({ locale, index })
  if (still.locale !== locale) setStill({ locale, index })
  const canStep = (by: 1 | -1) => loop || (by > 0 ? index < count - 1 : index > 0)
  useImperativeHandle(options.moves, () => ({
    step: (by) => canStep(by) && step(by),
    show: goTo,
  }))
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
          // The bar is below the slide, so that it does not cover the picture. In the order of the Tab key,
          // the bar comes first.
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
        aria-live={autoplay.running || still.index === index ? 'off' : 'polite'}
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

/**
 * The component is memoised, so that a change only renders the slide that leaves and the slide that comes.
 */
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

/* These styles replace the style sheet of keen-slider. The library itself only adds transforms. */
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

  /* Until keen-slider has positioned the slides, only the current one is visible. */
  &:not([data-ready], [data-scrolls]) > [inert] {
    display: none;
  }

  /* Without keen-slider, the slides can be scrolled, so that every slide is reachable. */
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
    ${ownColoursStyle}
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

/** Loads keen-slider and synchronises it with `index`. `failed` is true if it could not be loaded. */
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

  // keen-slider divides by the duration, so the shortest duration is 1 ms.
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
   * Resolves when the pictures of the next slide have loaded, so that no picture appears while the slide
   * moves.
   */
  const nextReady = (from: number) => picturesOf(track.current?.children[(from + 1) % count])
  return { track, index, goTo, step, nextReady, failed }
}

/** Resolves when the pictures of an element are decoded or have failed. */
async function picturesOf(element: Element | undefined): Promise<void> {
  const pictures = [...(element?.querySelectorAll('img') ?? [])]
  for (const picture of pictures) picture.loading = 'eager'
  await Promise.allSettled(pictures.map((picture) => picture.decode()))
}

/**
 * A plugin that makes the distance of a swipe decide which slide comes. keen-slider itself would change the
 * slide at the slightest flick. The distance is measured at the finger, because the slides start to move up
 * to 20 px later.
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
    const to = from + swipedSlides(startedAt - finger, slider.size, limits.swipePx)
    slider.moveToIdx(Math.min(Math.max(to, minIdx), maxIdx), true)
  })
}

/**
 * Returns by how many slides a swipe moves. `moved` and the `width` of a slide are in px. A negative `moved`
 * gives a negative number of slides. A swipe shorter than `threshold` px gives 0, any other swipe at least
 * one slide.
 */
export function swipedSlides(moved: number, width: number, threshold: number): number {
  if (Math.abs(moved) < threshold) return 0
  return Math.sign(moved) * Math.max(1, Math.round(Math.abs(moved) / width))
}

function subscribeToVisibility(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange)
  return () => document.removeEventListener('visibilitychange', onChange)
}

/**
 * Calls `advance` when a slide has been visible for `everyMs` and the next slide is `ready`. The time does
 * not run while the pointer or the focus is inside (Product §9), while the page is hidden, and while the user
 * has paused the slides. `allowed` is false without `everyMs`, and if the user prefers reduced motion.
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
    /** The handlers for the element whose hover or focus pauses the slides. */
    hold: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
  }
}
