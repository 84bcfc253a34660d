import { adoptLocale } from '@/i18n/stored-locale'

// Imported first: the modules that follow read the language as they are loaded.
adoptLocale()
