/** Lets the browser answer a press or paint before more work, which a slow phone would otherwise do in one go. */
export const nextTask = () =>
  new Promise<void>((begin) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      begin();
    };
    port2.postMessage(null);
  });
