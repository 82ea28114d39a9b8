import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { getLibraryPath, getPath, libraryFromString, newRunnable } from './content.ts';
import { EventDispatcher, externalDispatcher, triggerInstance, type H5PEvent } from './events.ts';
import { createLesson, resultOf } from './lesson.ts';
import { createUUID, isEmpty, shuffleArray } from './tools.ts';
import type { Instance, Query, RunnableExtras } from './types.ts';
import { type XAPIEvent } from './xapi.ts';

type Sending = Instance &
  EventDispatcher & {
    createXAPIEventTemplate: (verb: unknown, extra?: object) => XAPIEvent;
    triggerXAPIScored: (...result: unknown[]) => void;
    triggerXAPICompleted: (...result: unknown[]) => void;
    setActivityStarted: () => void;
    isRoot: () => boolean;
    getLibraryFilePath: (path: string) => string;
  };
const container = { toggleClass: vi.fn() } as unknown as Query;
const scripts: Record<string, unknown> = {};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  vi.stubGlobal('location', { origin: 'null' });
  const folders = { 'H5P.Soal-1.2': 'H5P.Soal-1.2.5' };
  vi.stubGlobal('window', {
    H5P: scripts,
    H5PPlan: { root: '/paket/', folders },
    jQuery: (element: unknown) => ({ element }),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  externalDispatcher.off('xAPI');
});

/** A content type as most are written: its constructor calls the one that it inherits from. */
function Soal(this: Sending, params: object, contentId: unknown, extras: object) {
  (EventDispatcher as unknown as () => void).call(this);
  Object.assign(this, { params, given: extras, contentId });
}
Soal.prototype = Object.create(EventDispatcher.prototype as object);
scripts.Soal = Soal;
const made = (extras: RunnableExtras = {}) =>
  newRunnable({ library: 'H5P.Soal 1.2', params: { a: 1 } }, 1, container, false, extras) as Sending;

describe('EventDispatcher', () => {
  test('passes events on to the parents that they bubble to, and once to everybody outside', () => {
    const [parent, child] = [made(), made()];
    child.parent = parent;
    const heard: string[] = [];
    parent.on('xAPI', () => void heard.push('parent'));
    child.on('xAPI', () => void heard.push('child'));
    externalDispatcher.on('xAPI', () => void heard.push('outside'));
    child.trigger(child.createXAPIEventTemplate('answered'));
    child.trigger('xAPI');
    expect(heard).toEqual(['child', 'parent', 'outside', 'child']);
  });

  test('removes listeners, and calls some once', () => {
    const target = new EventDispatcher();
    const listener = vi.fn();
    target.once('a', listener);
    target.on('b', listener, { name: 'ini' });
    for (const type of ['a', 'a', 'b']) target.trigger(type, type);
    target.off('b', listener);
    target.trigger('b');
    expect(listener.mock.calls.map(([event]) => (event as H5PEvent).data)).toEqual(['a', 'b']);
    expect(() => target.on('a', 'x' as never)).toThrow(TypeError);
  });

  test('reaches instances that know no events by their methods', () => {
    const resize = vi.fn();
    triggerInstance({ resize }, 'resize');
    expect(resize).toHaveBeenCalledOnce();
  });
});

describe('newRunnable', () => {
  test('makes the outermost content and its parts of the same type', () => {
    const [main, part] = [made({ standalone: true }), made()];
    expect([main.isRoot(), part.isRoot()]).toEqual([true, false]);
    expect(main).toBeInstanceOf(Soal);
    expect(main.getLibraryFilePath('a.svg')).toBe('/paket/H5P.Soal-1.2.5/a.svg');
    expect(main.libraryInfo).toMatchObject({ versionedName: 'H5P.Soal 1.2', machineName: 'H5P.Soal' });
  });

  test('gives a part its state and its id', () => {
    const runnable = { library: 'H5P.Soal 1.2', subContentId: 's1', userDatas: { state: '{"b":2}' } };
    const part = newRunnable(runnable, 1) as Sending & { given: object };
    expect(part.given).toMatchObject({ previousState: { b: 2 }, subContentId: 's1', standalone: false });
    expect(part.subContentId).toBe('s1');
  });

  test('tells of a library that is missing', () => {
    const reported = vi.spyOn(console, 'error').mockReturnValue();
    expect(newRunnable({ library: 'H5P.Lain 1.0' }, 1)).toBeUndefined();
    expect(reported).toHaveBeenCalledOnce();
  });
});

describe('resultOf', () => {
  const reported = (maker: Sending, verb: string, ...result: unknown[]) => {
    let event: XAPIEvent | null = null;
    externalDispatcher.on('xAPI', (heard: XAPIEvent) => {
      event = heard;
    });
    if (result.length > 0) maker.triggerXAPIScored(result[0], result[1], verb, ...result.slice(2));
    else maker.trigger(maker.createXAPIEventTemplate(verb));
    return event as unknown as XAPIEvent;
  };

  test('reads what the main content has answered or completed', () => {
    const main = made();
    expect(resultOf(reported(main, 'completed', 3, 4, true, true), main)).toEqual({
      score: 3,
      maxScore: 4,
      isCompleted: true,
      success: true,
    });
    expect(resultOf(reported(main, 'answered', 0, 2, true, false), main)).toMatchObject({ score: 0, success: false });
    expect(resultOf(reported(main, 'completed'), main)).toMatchObject({ score: null, isCompleted: true });
  });

  test('reads nothing of other verbs, and nothing of the parts of a content', () => {
    const [main, part] = [made(), made()];
    part.parent = main;
    expect(resultOf(reported(main, 'interacted', 1, 1), main)).toBeNull();
    expect(resultOf(reported(part, 'completed', 1, 1, true, true), main)).toBeNull();
  });
});

describe('createLesson', () => {
  function pageOf(start: object) {
    const sent: { cmi: Record<string, unknown> }[] = [];
    const hellos: unknown[] = [];
    const listeners: Record<string, () => void> = {};
    vi.stubGlobal(
      'MessageChannel',
      class {
        port1 = { postMessage: (message: object) => void sent.push(structuredClone(message) as never) };
        port2 = 'port';
      },
    );
    const page = {
      name: JSON.stringify({ nonce: 'n', part: 'h5p', cmi: null, learner: 'p1', launchData: 'c1', ...start }),
      parent: { postMessage: (...message: unknown[]) => void hellos.push(message) },
      document: { addEventListener: vi.fn() },
      setTimeout: (work: () => void, milliseconds: number) => setTimeout(work, milliseconds),
      clearTimeout,
      addEventListener: (type: string, listener: () => void) => void (listeners[type] = listener),
    };
    return { page, sent, hellos, lesson: createLesson(page as unknown as Window), leave: () => listeners.pagehide?.() };
  }

  test('stores the state of the content soon after an answer, and hands it over when it is opened again', () => {
    const { page, sent, hellos, lesson } = pageOf({});
    expect(hellos).toEqual([[{ type: 'sinau:scorm', nonce: 'n' }, '*', ['port']]]);
    expect(lesson.previousState).toBeUndefined();
    const main = made();
    const answers = { chosen: null as number | null };
    main.getCurrentState = () => (answers.chosen === null ? undefined : answers);
    lesson.begin(main);
    vi.advanceTimersByTime(10_000);
    expect(sent).toEqual([]);
    externalDispatcher.on('xAPI', lesson.onStatement);
    answers.chosen = 1;
    main.triggerXAPICompleted(1, 2, false);
    vi.advanceTimersByTime(250);
    const stored = {
      content: 'c1',
      state: { chosen: 1 },
      userData: {},
      result: { score: 1, maxScore: 2, isCompleted: true, success: false },
    };
    expect(sent).toEqual([{ type: 'saved', part: 'h5p', cmi: stored }]);
    vi.advanceTimersByTime(10_000);
    expect(sent).toHaveLength(1);

    expect(pageOf({ cmi: stored }).lesson.previousState).toEqual(answers);
    expect(pageOf(JSON.parse(page.name) as object).lesson.previousState).toEqual(answers);
    expect(pageOf({ cmi: stored, launchData: 'c2' }).lesson.previousState).toBeUndefined();
  });

  test('stores values of its own, and what changed when the page is left', () => {
    const { sent, lesson, leave } = pageOf({});
    lesson.setUserData('0/kunci', [1]);
    expect(lesson.userDataOf('0/kunci')).toEqual([1]);
    leave();
    expect(sent.at(-1)).toMatchObject({ cmi: { userData: { '0/kunci': [1] } } });
    lesson.setUserData('0/kunci', null);
    leave();
    expect(sent.at(-1)).toMatchObject({ cmi: { userData: {} } });
  });

  test('goes on where a content has no state that could be written down', () => {
    const reported = vi.spyOn(console, 'error').mockReturnValue();
    const { lesson, leave } = pageOf({});
    const main = made();
    const circle: Record<string, unknown> = {};
    main.getCurrentState = () => Object.assign(circle, { circle });
    lesson.begin(main);
    leave();
    expect(reported).toHaveBeenCalled();
  });

  test('says nothing outside of a lesson', () => {
    const { sent, hellos, lesson, leave } = pageOf({ nonce: 1 });
    lesson.setUserData('a', 1);
    leave();
    expect([sent, hellos]).toEqual([[], []]);
  });
});

test('small functions do what content types expect of them', () => {
  expect(libraryFromString('H5P.MultiChoice 1.16')).toEqual({
    machineName: 'H5P.MultiChoice',
    majorVersion: 1,
    minorVersion: 16,
  });
  expect(libraryFromString('H5P.MultiChoice')).toBe(false);
  expect(getPath('images/a.png')).toBe('/paket/content/images/a.png');
  for (const path of ['https://a.id/b.png', '//a.id/b.png', 'data:,a']) expect(getPath(path)).toBe(path);
  expect(getLibraryPath('H5P.Soal-1.0')).toBe('/paket/H5P.Soal-1.2.5');
  expect(createUUID()).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(shuffleArray([1, 2, 3])!.toSorted()).toEqual([1, 2, 3]);
  expect([null, '', [], { a: [] }, 0, false, 'a'].map(isEmpty)).toEqual([true, true, true, true, false, false, false]);
});
