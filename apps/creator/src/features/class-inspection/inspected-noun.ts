/** What is decided on, in a sentence. */
export type InspectedNoun = 'kelas' | 'bundling';

export const capitalised = (noun: InspectedNoun) => noun[0]!.toUpperCase() + noun.slice(1);
