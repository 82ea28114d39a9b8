import { makerOf, type XAPIEvent } from './xapi.ts';
import { reportError } from './content.ts';
import type { Instance } from './types.ts';

/** Start of the package, which the page around the frame writes into its name; as `PartStart` in the contract. */
interface Start {
  readonly nonce: string;
  readonly part: string;
  readonly cmi: Partial<Stored> | null;
  readonly learner: string;
  /** Identifies the content that a state belongs to. */
  readonly launchData: string | null;
}

/** Result that the main content has reported last. */
export interface Result {
  readonly score: number | null;
  readonly maxScore: number | null;
  readonly isCompleted: boolean;
  readonly success: boolean | null;
}

/** All that is stored for a participant. */
interface Stored {
  readonly content: string | null;
  readonly state: unknown;
  /** Values that content types store by themselves, by their keys. */
  readonly userData: Readonly<Record<string, unknown>>;
  readonly result: Result | null;
}

export function readStart(name: string): Start | null {
  try {
    const start = JSON.parse(name) as Start | null;
    return typeof start?.nonce === 'string' && typeof start.part === 'string' ? start : null;
  } catch {
    return null;
  }
}

/** Returns the result that a statement reports on the main content; null for any other statement. */
export function resultOf(event: XAPIEvent, main: Instance): Result | null {
  if (makerOf(event) !== main) return null;
  const value = (...keys: string[]) => event.getVerifiedStatementValue(keys);
  const verb = /\/(answered|completed)$/.exec(String(value('verb', 'id')))?.[1];
  if (!verb) return null;
  const [raw, max, success] = [
    value('result', 'score', 'raw'),
    value('result', 'score', 'max'),
    value('result', 'success'),
  ];
  return {
    score: typeof raw === 'number' ? raw : null,
    maxScore: typeof max === 'number' ? max : null,
    isCompleted: verb === 'completed' || value('result', 'completion') !== false,
    success: typeof success === 'boolean' ? success : null,
  };
}

/** Pause between two looks at the state of the content, and from an answer to the next look, in milliseconds. */
const pause = 3_000;
const soon = 250;

/**
 * Stores state and result with the page around the frame: through a port that goes along with one message, whose nonce
 * proves where it comes from. What it says of the result is decided on outside.
 */
export function createLesson(page: Window) {
  const start = readStart(page.name);
  const { port1: port, port2 } = new MessageChannel();
  if (start && page.parent !== page) page.parent.postMessage({ type: 'sinau:scorm', nonce: start.nonce }, '*', [port2]);
  const content = start?.launchData ?? null;
  // A state of another content is as good as none.
  const stored = start?.cmi && start.cmi.content === content ? start.cmi : {};
  let userData: Record<string, unknown> = { ...stored.userData };
  let result = stored.result ?? null;
  let state: unknown = stored.state ?? null;
  let main: Instance | null = null;
  let posted = textNow();
  let timer = 0;

  function textNow() {
    return JSON.stringify({ content, state, userData, result } satisfies Stored);
  }
  /** Asks the content for its state. What it answers is a stranger's, and may have no JSON. */
  function readState() {
    try {
      const now = main?.getCurrentState?.();
      if (now !== undefined) state = JSON.parse(JSON.stringify(now)) as unknown;
    } catch (error) {
      reportError(error);
    }
  }
  function save() {
    page.clearTimeout(timer);
    timer = page.setTimeout(save, pause);
    readState();
    const text = textNow();
    if (text === posted || !start) return;
    posted = text;
    const cmi = JSON.parse(text) as Stored;
    // Another page of this frame would begin with it.
    page.name = JSON.stringify({ ...start, cmi });
    port.postMessage({ type: 'saved', part: start.part, cmi });
  }
  const saveSoon = () => {
    page.clearTimeout(timer);
    timer = page.setTimeout(save, soon);
  };
  page.addEventListener('pagehide', save);
  page.document.addEventListener('visibilitychange', () => page.document.hidden && save());

  return {
    learner: start?.learner ?? 'peserta',
    /** State that the content had when it was left; undefined for a beginning. */
    previousState: state ?? undefined,
    begin(instance: Instance) {
      main = instance;
      // The state of a beginning is nothing to store.
      readState();
      posted = textNow();
      timer = page.setTimeout(save, pause);
    },
    onStatement(event: XAPIEvent) {
      if (!main) return;
      result = resultOf(event, main) ?? result;
      saveSoon();
    },
    userDataOf: (key: string): unknown => userData[key],
    setUserData(key: string, value: unknown) {
      const { [key]: _former, ...others } = userData;
      userData = value === null ? others : { ...others, [key]: value };
      saveSoon();
    },
  };
}
export type Lesson = ReturnType<typeof createLesson>;
