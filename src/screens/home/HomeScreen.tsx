import { Hero } from '@/features/home/Hero'
import { HomeSections } from '@/features/home/HomeSections'
import { usePageHead } from '@/features/site/use-page-head'

/** Spec §2: hero slider, then the sections. */
export function HomeScreen() {
  usePageHead()
  return (
    <>
      <Hero />
      <HomeSections />
    </>
  )
}
