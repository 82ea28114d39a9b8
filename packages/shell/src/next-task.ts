/** Yields, so that the browser can answer a press or paint before more work, which would block a slow phone. */
export const nextTask = () =>
  new Promise<void>((begin) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      begin();
    };
    port2.postMessage(null);
  });
