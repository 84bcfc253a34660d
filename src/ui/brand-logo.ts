import logo from '@brand/logo.svg'

/** The URL of the brand's logo, which is shown until the site's own logo is known. */
export const brandLogoUrl = logo
