/** A file that is being uploaded. Its content is a stream: read once, in order, at the reader's pace. */
export interface IncomingFile {
  /** The file's name on the sender's machine: for display, never for a path. */
  readonly name: string;
  readonly content: AsyncIterable<Buffer>;
}
