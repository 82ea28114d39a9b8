/** A file on its way in. Its content is read once, in order, as fast as the reader takes it. */
export interface IncomingFile {
  /** As it is called on the sender's machine: for people, never for a path. */
  readonly name: string;
  readonly content: AsyncIterable<Buffer>;
}
