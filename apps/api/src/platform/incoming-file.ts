/** A file that is about to be sent in chunks. */
export interface AnnouncedFile {
  readonly size: number | null;
  readonly name: string;
}

/** A chunk of a file that is being sent. */
export interface IncomingChunk {
  /** Position in the file at which it begins; null where the sender did not say. */
  readonly offset: number | null;
  readonly content: AsyncIterable<Buffer>;
  /** Ends the sender's request: no more of it is read. */
  readonly cancel: () => void;
}

/** A file that is being uploaded. Its content is a stream: read once, in order, at the reader's pace. */
export interface IncomingFile {
  /** Name of the file on the sender's machine: for display, never for a path. */
  readonly name: string;
  readonly content: AsyncIterable<Buffer>;
}
