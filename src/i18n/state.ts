import { kept } from '@/lib/kept'
import { atom, type Getter, type Setter } from '@/lib/store'
import { loadMessages, type Messages } from './load-messages'
import { type Bundle, type Locale, storedLocale } from './locales'

type Language = { locale: Locale; messages: Messages; bundles: readonly Bundle[] }

const languageAtom = atom<Language>({ locale: storedLocale(), messages: {}, bundles: [] })

/** The current language and its texts, which always change together. */
export const readLanguageAtom = atom((get) => get(languageAtom))
export const localeAtom = atom((get) => get(languageAtom).locale)

/** The language chosen last. Its texts may still be loading. */
const chosenAtom = atom<Locale | null>(null)

/** Loads a bundle in the current language. Resolves when its texts can be shown. */
export const ensureMessagesAtom = atom(null, (get, set, bundle: Bundle) => ensure(get, set, bundle))

/**
 * Switches to another language without a reload and stores the choice (Product §1). All texts change at once.
 */
export const chooseLocaleAtom = atom(null, (get, set, locale: Locale) => {
  set(chosenAtom, locale)
  return show(get, set, locale)
})

/** Loads the texts of a language that is likely to be chosen next. */
export const expectLocaleAtom = atom(null, (get, _set, locale: Locale) => {
  const { bundles } = get(languageAtom)
  // A file that fails to load is loaded again when the language is chosen.
  for (const bundle of bundles) loadMessages(locale, bundle).catch(() => {})
})

async function ensure(get: Getter, set: Setter, bundle: Bundle): Promise<void> {
  const { locale, bundles } = get(languageAtom)
  if (bundles.includes(bundle)) return
  const loaded = await loadMessages(locale, bundle)
  const now = get(languageAtom)
  // The language has changed meanwhile, so these texts are in the old one.
  if (now.locale !== locale) return ensure(get, set, bundle)
  // Two routes may ask for the same bundle. Only the first one adds it.
  if (!now.bundles.includes(bundle))
    set(languageAtom, {
      locale,
      messages: { ...now.messages, ...loaded },
      bundles: [...now.bundles, bundle],
    })
}

async function show(get: Getter, set: Setter, locale: Locale): Promise<void> {
  const { bundles } = get(languageAtom)
  const loaded = await Promise.all(bundles.map((bundle) => loadMessages(locale, bundle)))
  if (get(chosenAtom) !== locale) return
  // A bundle was added meanwhile, in the old language: load it too.
  if (get(languageAtom).bundles !== bundles) return show(get, set, locale)
  set(languageAtom, {
    locale,
    messages: Object.fromEntries(loaded.flatMap((texts) => Object.entries(texts))),
    bundles,
  })
  kept('locale').write(locale)
}
