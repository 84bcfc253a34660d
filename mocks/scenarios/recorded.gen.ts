// Written by `npm run contract -- record`. Not edited by hand.

/** The recordings, by the name behind `recorded:`. */
export const recordings: Readonly<Record<string, () => Promise<{ default: unknown }>>> = {}
