/** An item as a tool writes it, and what an import makes of it. */
export interface CorpusItem {
  /** Tool and kind of the item. */
  readonly name: string;
  readonly xml: string;
  /** `kind: text: answers | notes`, where `*` marks the key, or `x` and the refusal. */
  readonly account: string;
}
