import { useEffect, useState } from 'react'
import { type FormSection, formSections, sectionId } from './place'

/** The section that stands in the upper third of the screen. */
export function useSectionInView(): FormSection {
  const [current, setCurrent] = useState<FormSection>('basic')
  useEffect(function watchSections() {
    const watch = (entries: IntersectionObserverEntry[]) => {
      const seen = entries.find((entry) => entry.isIntersecting)
      const section = formSections.find((one) => sectionId(one) === seen?.target.id)
      if (section) setCurrent(section)
    }
    const observer = new IntersectionObserver(watch, { rootMargin: '-15% 0px -70%' })
    for (const section of formSections) {
      const element = document.getElementById(sectionId(section))
      if (element) observer.observe(element)
    }
    return () => observer.disconnect()
  }, [])
  return current
}
