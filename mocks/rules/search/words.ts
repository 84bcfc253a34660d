import words from './words.json'

/**
 * The words of a product, by the words that shoppers use for them. A key has words with the same meaning,
 * separated by commas. For example, a dress is "đầm" in the south and "váy" in the north. In the north a
 * skirt is "váy" too. In a value, bars separate alternatives. An alternative matches when one fact of the
 * product (its name, category, colour …) has all its words. A prefix such as `color:` limits an alternative
 * to that fact. An empty value marks filler words.
 */
export const meanings: Readonly<Record<string, string>> = Object.assign(
  {},
  ...Object.values<Readonly<Record<string, string>>>(words),
)
