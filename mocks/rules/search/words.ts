import words from './words.json'

/**
 * Words of shoppers, and the words of a product that they mean. All words in a list on the left have the same
 * meaning. For example, a dress is "đầm" in the south and "váy" in the north. In the north a skirt is "váy"
 * too. On the right, bars separate alternatives. An alternative matches when one fact of the product (its
 * name, category, colour …) has all its words. An empty text on the right marks filler words.
 */
export const meanings: Readonly<Record<string, string>> = Object.assign(
  {},
  ...Object.values<Readonly<Record<string, string>>>(words),
)
