/** Types of what we use of stopword, which comes without types. */
declare module 'stopword' {
  /** Words of Indonesian that say nothing about a text. */
  export const ind: readonly string[];
  /** Words of English that say nothing about a text. */
  export const eng: readonly string[];
}
