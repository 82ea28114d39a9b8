/** Kind of what is decided on, as written in a sentence. */
export type InspectedNoun = 'kelas' | 'bundling';

export const capitalised = (noun: InspectedNoun) => noun[0]!.toUpperCase() + noun.slice(1);
