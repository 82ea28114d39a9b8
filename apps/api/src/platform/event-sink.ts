/** One open event stream, as its feature writes into it. */
export interface EventSink {
  send: (event: object) => void;
  /** Keeps proxies and the client from giving the connection up. */
  beat: () => void;
  end: () => void;
}
/** Takes a stream over; what it returns is called when the stream is closed. */
export type OpenEvents = (sink: EventSink) => () => void;
