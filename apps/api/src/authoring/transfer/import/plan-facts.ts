/** Facts of this installation and of the archive that decide what can be made. */
export interface PlanFacts {
  readonly now: Date;
  /** Slugs of the topics that there are. */
  readonly topics: ReadonlySet<string>;
  /** Size of a file in the archive; null if it is not there. */
  readonly sizeOf: (path: string) => number | null;
  /** Sentence with which a file was refused when the class was to be made. */
  readonly refusalOf?: (path: string) => string | undefined;
}
