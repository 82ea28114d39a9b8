/** One open event stream, as its feature writes to it. */
export interface EventSink {
  send: (event: object) => void;
  /** Keeps proxies and the client from closing the connection as idle. */
  beat: () => void;
  end: () => void;
}
/** Takes a stream over; the returned function is called when the stream is closed. */
export type OpenEvents = (sink: EventSink) => () => void;
