import type { Extras, Instance, Listener } from './types.ts';

/** Event of H5P. A constructor function and no class: content types call it without `new`, on objects of their own. */
export interface H5PEvent {
  type: string;
  data: unknown;
  getBubbles(): boolean;
  preventBubbling(): void;
  /** Returns true once, for an event that everybody outside may hear. */
  scheduleForExternal(): boolean;
}
export const H5PEvent = function (this: H5PEvent, type: string, data?: unknown, extras: Extras = {}) {
  let bubbles = extras.bubbles === true;
  let isExternal = extras.external === true;
  this.type = type;
  this.data = data;
  this.getBubbles = () => bubbles;
  this.preventBubbling = () => {
    bubbles = false;
  };
  this.scheduleForExternal = () => {
    const isDue = isExternal;
    isExternal = false;
    return isDue;
  };
} as unknown as new (type: string, data?: unknown, extras?: Extras) => H5PEvent;

interface Registered {
  readonly listener: Listener;
  readonly thisArg: unknown;
  readonly isOnce: boolean;
}
/** Listeners by the object that they listen to, whether or not it ever called the constructor. */
const registered = new WeakMap<object, Map<string, Registered[]>>();

function register(target: object, type: string, entry: Registered) {
  if (typeof entry.listener !== 'function') throw new TypeError('listener must be a function');
  const types = registered.get(target) ?? new Map<string, Registered[]>();
  registered.set(target, types);
  types.set(type, [...(types.get(type) ?? []), entry]);
}

function unregister(target: object, type: string, listener?: Listener) {
  if (listener !== undefined && typeof listener !== 'function') throw new TypeError('listener must be a function');
  const types = registered.get(target);
  types?.set(type, listener ? (types.get(type) ?? []).filter((entry) => entry.listener !== listener) : []);
}

function dispatch(target: Instance, event: H5PEvent) {
  for (const { listener, thisArg, isOnce } of registered.get(target)?.get(event.type) ?? []) {
    if (isOnce) unregister(target, event.type, listener);
    listener.call(thisArg ?? target, event as never);
  }
  if (event.getBubbles() && typeof target.parent?.trigger === 'function') target.parent.trigger(event);
  if (event.scheduleForExternal() && target !== (externalDispatcher as unknown)) externalDispatcher.trigger(event);
}

/** Base of all that sends events: called with `new`, or on an object that inherits from its prototype, or does not. */
export interface EventDispatcher {
  on(type: string, listener: Listener, thisArg?: unknown): void;
  once(type: string, listener: Listener, thisArg?: unknown): void;
  off(type: string, listener?: Listener): void;
  trigger(event: string | H5PEvent, data?: unknown, extras?: Extras): void;
}
export const EventDispatcher = function (this: EventDispatcher) {
  // Some content types call the constructor without inheriting from it.
  for (const name of ['on', 'once', 'off', 'trigger'] as const)
    if (!(name in this)) Object.assign(this, { [name]: dispatching[name] });
} as unknown as { new (): EventDispatcher; readonly prototype: EventDispatcher };

const dispatching: EventDispatcher = {
  on(type, listener, thisArg) {
    register(this, type, { listener, thisArg, isOnce: false });
  },
  once(type, listener, thisArg) {
    register(this, type, { listener, thisArg, isOnce: true });
  },
  off(type, listener) {
    unregister(this, type, listener);
  },
  trigger(event, data, extras) {
    if (event instanceof H5PEvent) {
      if (data !== undefined) event.data = data;
      return dispatch(this as Instance, event);
    }
    if (typeof event === 'string') dispatch(this as Instance, new H5PEvent(event, data, extras));
  },
};
Object.assign(EventDispatcher.prototype, dispatching);

/** Hears the events of all content that are meant for the outside, such as xAPI statements. */
export const externalDispatcher = new EventDispatcher();

/** Listens to an instance of whichever age: the oldest have the events of jQuery. */
export function onInstance(instance: Instance, type: string, listener: Listener) {
  const { $ } = instance as { $?: { on?: (type: string, listener: Listener) => void } };
  if (typeof instance.on === 'function') instance.on(type, listener);
  else $?.on?.(type, listener);
}

/** Sends an event to an instance of whichever age: the oldest have a method for a new size. */
export function triggerInstance(instance: Instance, type: string, data?: unknown, extras?: Extras) {
  const { $ } = instance as { $?: { trigger?: (type: string) => void } };
  if (typeof instance.trigger === 'function') instance.trigger(type, data, extras);
  else if (type === 'resize' && typeof instance.resize === 'function') instance.resize();
  else $?.trigger?.(type);
}
