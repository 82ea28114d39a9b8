import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** A material that took the focus is shut until the learner enters it, and closed if it goes on: nothing else stops it in every browser. */
type Mode = 'open' | 'shut' | 'closed' | 'entered';
/** Last input of the learner: decides whether the learner or the material moved the focus into the frame. */
type LastAct = 'tab' | 'key' | 'press' | 'touch' | 'over-frame';

interface Focus {
  mode: Mode;
  /** The page's control that has the focus, or had it before the frame. */
  own: HTMLElement | null;
  last: LastAct | null;
  lastAt: number;
}

/** In milliseconds. A finger needs at least this long to move from a control of the page into the frame. */
const soon = 300;

/**
 * Protects the focus of the page's controls from a material in a frame. Its script may call `focus()` at any time, and
 * would receive what the user types into the page; then the focus is returned, and the material waits until the learner
 * enters it by a click or key.
 */
export function useFrameFocus(body: RefObject<HTMLElement | null>) {
  const [mode, setMode] = useState<Mode>('open');
  const focus = useRef<Focus>({ mode, own: null, last: null, lastAt: 0 });

  useLayoutEffect(() => {
    const frame = frameIn(body);
    focus.current.mode = mode;
    const isShut = mode === 'shut' || mode === 'closed';
    if (frame) frame.inert = isShut;
    if (mode === 'entered') frame?.focus();
    // A focus that the material took before this render is returned: a frame that is removed or inert leaves the focus
    // to the page.
    const { own } = focus.current;
    const isLost = document.activeElement === document.body || document.activeElement === frame;
    if (isShut && isLost && own?.isConnected) own.focus({ preventScroll: true });
  }, [body, mode]);

  useEffect(() => {
    const { current: state } = focus;
    const act = (last: LastAct) => Object.assign(state, { last, lastAt: performance.now() });
    const isFrame = (target: EventTarget | null) => target === frameIn(body);
    /** Shuts the frame immediately: until React has rendered, the material could take the focus again. */
    const shut = (next: 'shut' | 'closed') => {
      state.mode = next;
      const frame = frameIn(body);
      if (frame) frame.inert = true;
      setMode(next);
    };
    const leave = () => state.mode === 'entered' && shut('shut');

    const onKeyDown = ({ key }: KeyboardEvent) => act(key === 'Tab' ? 'tab' : 'key');
    const onPointerOver = ({ target, pointerType }: PointerEvent) => {
      if (pointerType === 'touch') return;
      if (isFrame(target)) act('over-frame');
      else if (state.last === 'over-frame') act('press');
    };
    const onPointerDown = ({ target, pointerType }: PointerEvent) => {
      act(pointerType === 'touch' ? 'touch' : 'press');
      if (!body.current?.contains(target as Node)) leave();
    };
    const onFocusIn = ({ target }: FocusEvent) => {
      if (isFrame(target)) return;
      state.own = target instanceof HTMLElement && target.tabIndex >= 0 ? target : null;
      if (state.last === 'tab') act('key');
      leave();
    };
    const onBlur = () => {
      const { own } = state;
      const frame = frameIn(body);
      if (!frame || document.activeElement !== frame || state.mode === 'entered') return;
      if (state.mode === 'open' && (!own?.isConnected || mayEnter(state))) {
        state.own = null;
        return;
      }
      shut(state.mode === 'open' ? 'shut' : 'closed');
      if (own?.isConnected) own.focus({ preventScroll: true });
      else frame.blur();
    };
    // Some browsers report the frame as focused only after the event.
    const onBlurSoon = () => void setTimeout(onBlur);

    const events = { keydown: onKeyDown, pointerover: onPointerOver, pointerdown: onPointerDown, focusin: onFocusIn };
    const listeners = Object.entries({ ...events, blur: onBlurSoon }) as [string, EventListener][];
    for (const [name, listener] of listeners) window.addEventListener(name, listener, { capture: true });
    return () => {
      for (const [name, listener] of listeners) window.removeEventListener(name, listener, { capture: true });
    };
  }, [body]);

  return {
    isShut: mode === 'shut' || mode === 'closed',
    isClosed: mode === 'closed',
    /** Called for a press by the learner. */
    enter: () => setMode((now) => (now === 'open' ? now : 'entered')),
  };
}

const frameIn = (body: RefObject<HTMLElement | null>) => body.current?.querySelector('iframe') ?? null;

/**
 * Tells whether the learner's last input can have moved the focus into the frame. A press within it activates the page,
 * too.
 */
function mayEnter({ last, lastAt, own }: Focus) {
  if (last === 'tab') return true;
  if (navigator.userActivation?.isActive === false) return false;
  if (last === 'over-frame') return true;
  const isLater = performance.now() - lastAt > soon;
  return last === 'touch' && isLater && !own?.matches('input, textarea, [contenteditable]');
}
