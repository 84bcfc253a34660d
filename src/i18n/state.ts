import { kept } from '@/lib/kept'
import { atom, type Getter, type Setter } from '@/lib/store'
import { loadMessages, type Messages } from './load-messages'
import { type TextBundle, type Locale, initialLocale } from './locales'

type Language = { locale: Locale; messages: Messages; bundles: readonly TextBundle[] }

const languageAtom = atom<Language>({ locale: initialLocale(), messages: {}, bundles: [] })

/** The current language and its texts. One atom holds both, so that they always change together. */
export const currentLanguageAtom = atom((get) => get(languageAtom))
export const localeAtom = atom((get) => get(languageAtom).locale)

/** The language that was chosen last. The texts of this language may still be loading. */
const chosenAtom = atom<Locale | null>(null)

/** Loads a group of texts in the current language. Resolves when the texts can be shown. */
export const ensureMessagesAtom = atom(null, (get, set, bundle: TextBundle) =>
  ensure(get, set, bundle),
)

/**
 * Changes the language without a reload, and stores the choice (Product §1). All texts change at the same
 * time.
 */
export const chooseLocaleAtom = atom(null, (get, set, locale: Locale) => {
  set(chosenAtom, locale)
  return show(get, set, locale)
})

/** Loads the texts of a language that the visitor will probably choose next. */
export const preloadLocaleAtom = atom(null, (get, _set, locale: Locale) => {
  const { bundles } = get(languageAtom)
  // The failure of a file is ignored, because the file is loaded again when the language is chosen.
  for (const bundle of bundles) loadMessages(locale, bundle).catch(() => {})
})

async function ensure(get: Getter, set: Setter, bundle: TextBundle): Promise<void> {
  const { locale, bundles } = get(languageAtom)
  if (bundles.includes(bundle)) return
  const loaded = await loadMessages(locale, bundle)
  const now = get(languageAtom)
  // The language changed during the loading, so the texts are loaded again in the new language.
  if (now.locale !== locale) return ensure(get, set, bundle)
  // Two routes may request the same group at the same time. Only the first request adds the group.
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
  // A group was added in the old language during the loading, so everything is loaded once more.
  if (get(languageAtom).bundles !== bundles) return show(get, set, locale)
  set(languageAtom, {
    locale,
    messages: Object.fromEntries(loaded.flatMap((texts) => Object.entries(texts))),
    bundles,
  })
  kept('locale').write(locale)
}
