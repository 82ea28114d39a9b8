/** A file that is about to be sent in parts. */
export interface AnnouncedFile {
  readonly size: number | null;
  readonly name: string;
}

/** A part of a file that is being sent. */
export interface IncomingChunk {
  /** Where in the file it begins; null where the sender did not say. */
  readonly offset: number | null;
  readonly content: AsyncIterable<Buffer>;
  /** Ends the sender's request: nothing more of it is read. */
  readonly cancel: () => void;
}

/** A file that is being uploaded. Its content is a stream: read once, in order, at the reader's pace. */
export interface IncomingFile {
  /** The file's name on the sender's machine: for display, never for a path. */
  readonly name: string;
  readonly content: AsyncIterable<Buffer>;
}
