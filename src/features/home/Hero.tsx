import { useQuery } from '@tanstack/react-query'
import type { Banner } from '@/api/generated/model'
import { useMsg } from '@/i18n/use-msg'
import { limits } from '@/lib/limits'
import { Async } from '@/ui/feedback/Async'
import { Slider } from '@/ui/media/Slider'
import { HeroArea, HeroSpace, HeroSkeleton, HeroSlide } from './HeroSlide'
import { bannersQuery } from './queries'
import { useHomeErrorText } from './errors'

/** The banner slider on top of the home page (Product §9: loop, 4000 ms, 800 ms, no arrows, dots). */
export function Hero() {
  const banners = useQuery(bannersQuery)
  return (
    <HeroArea data-failed={(banners.isError && !banners.data) || undefined}>
      <Async
        query={banners}
        skeleton={<HeroSkeleton />}
        errorMessage={useHomeErrorText('banners')}
        isEmpty={(list) => list.length === 0}
        empty={null}
      >
        {(list) => <HeroSlides banners={list} />}
      </Async>
    </HeroArea>
  )
}

type HeroSlidesProps = {
  /** In their order; with one there is nothing to slide. */
  banners: readonly Banner[]
}

/** The slides, for the page and for previews. */
export function HeroSlides({ banners }: HeroSlidesProps) {
  const msg = useMsg()
  return (
    <HeroSpace>
      <Slider
        label={msg('home.hero')}
        slides={banners.map((banner, index) => (
          <HeroSlide key={banner.id} banner={banner} first={index === 0} />
        ))}
        loop
        pagination
        autoplayMs={limits.heroAutoplayMs}
        durationMs={limits.heroSpeedMs}
        pauseLabel={msg('home.hero.pause')}
        playLabel={msg('home.hero.play')}
      />
    </HeroSpace>
  )
}
