/** The worker tells the page: the shop has new settings, with which the next visit starts. */
export const newerPage = 'newer-page'
