// jsdom draws its frames by an interval that begins with the first requested one. Under fake timers that interval is
// fake, and once they are gone no later test of the worker gets a frame: React, which retains the function, requests
// one.
if (typeof document !== 'undefined') {
  const { setTimeout: begin, clearTimeout: end } = globalThis;
  window.requestAnimationFrame = (draw) => Number(begin(() => draw(performance.now()), 16));
  window.cancelAnimationFrame = (frame) => end(frame);
}
