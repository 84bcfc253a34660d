/**
 * Words in comments and test titles that a new colleague does not understand at first reading, each with a
 * better word.
 */
export const teamWords: Readonly<Record<string, string>> = {
  anew: 'again',
  'asks anew': 'refetches',
  she: 'they, the shopper, the staff member',
  her: 'their, them',
  hers: 'theirs',
  whoever: 'the shopper who, everyone who',
  'of whom': 'a relative clause with a noun',
  'what of': 'a noun: the part that',
  'is told': 'gets, learns, or the name of the message',
  'are told': 'get, learn, or the name of the message',
  'was told': 'saw, or the name of the message',
  'is said': 'shows',
  'are said': 'show',
  'a press': 'a click, a tap, a key',
  presses: 'clicks, taps',
  sayable: 'readable',
  stepped: 'the next one',
  pocket: 'offline',
  troupe: 'the people of the seed',
}
