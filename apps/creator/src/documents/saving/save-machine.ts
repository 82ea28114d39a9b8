import { undecided, type Decide } from '../merging/three-way.ts';
import { fieldOf, type Failure, type Storage, type Unsaved } from './document.ts';
import { decidingOn } from './left-out.ts';
import { differing, isSame, pick, reconcile, type Fields, type Reconciled, type Stored } from './reconcile.ts';
import {
  isCalling,
  newestRevision,
  unsentIn,
  type DocumentEvent,
  type DocumentState,
  type Effect,
  type Status,
} from './save-state.ts';

export interface Transition<F extends Fields> {
  state: DocumentState<F>;
  effects: readonly Effect<F>[];
}

/** Rules of a document for its fields. */
type Rules<F extends Fields> = Pick<Storage<F>, 'problemsOf' | 'richText'>;

const mostAttempts = 5;
const tooBusy = {
  kind: 'failed',
  message: 'Kelas ini sedang banyak diubah. Coba lagi sebentar lagi.',
  isTransient: true,
} as const;

/**
 * Returns the next state of a document, and the effects to perform. Pure: effects are performed by the driver, and
 * their outcomes come back as events. Events missing from the table change nothing.
 * | Status         | Event                                 | Next status                                            |
 * | -------------- | ------------------------------------- | ------------------------------------------------------ |
 * | no call        | edited, replaced, restored, decided   | `unsaved`; `conflict` while one is open; `saved` where |
 * |                |                                       | the end of a conflict leaves nothing to send           |
 * | no call        | paused, committed                     | `saving`; without anything to send `saved`, `refused`; |
 * |                |                                       | stays while a conflict is open                         |
 * | no call        | changedElsewhere, of a newer revision | `unsaved`, `conflict` or `saved`, after merging        |
 * | no call        | unreadable, permanently               | `failed`                                               |
 * | saving         | stored                                | `saving` what was added meanwhile; `unsaved` what is   |
 * |                |                                       | still typed in; `saved`, `refused`, `conflict`         |
 * | saving         | notStored: failed                     | `failed`                                               |
 * | saving         | notStored: refused                    | `saving` the other fields; `refused`                   |
 * | saving         | notStored: editedElsewhere            | `merging`                                              |
 * | merging        | loaded                                | `saving` again, `conflict`; `failed` after 5 attempts  |
 * | merging        | notLoaded                             | `failed`                                               |
 * | saving,merging | edited, replaced, restored, paused,   | stays; the draft changes, and is sent by the next call |
 * |                | committed, decided                    |                                                        |
 */
export function transition<F extends Fields>(
  state: DocumentState<F>,
  event: DocumentEvent<F>,
  rules: Rules<F>,
): Transition<F> {
  const { status } = state;
  switch (event.type) {
    case 'edited':
      return afterEdit(edited(state, event.patch), rules);
    case 'replaced':
      return afterEdit(fromOutside(edited(state, event.fields)), rules);
    case 'restored':
      return restored(state, event.unsaved, rules);
    case 'paused':
      return sendNow(state, rules);
    case 'committed':
      return sendNow({ ...state, errors: { ...state.errors, ...problemsIn(state, rules) } }, rules);
    case 'stored':
      return status.kind === 'saving' ? afterSave(state, status.changed, event, rules) : unchanged(state);
    case 'notStored':
      return status.kind === 'saving' ? afterFailure(state, status, event.failure, rules) : unchanged(state);
    case 'loaded':
      return status.kind === 'merging'
        ? send(merged(withAnswers(state, event.current), event.current, rules), status.attempt + 1, rules)
        : unchanged(state);
    case 'notLoaded':
      return status.kind === 'merging' ? stopped(state, asFailed(event.failure)) : unchanged(state);
    case 'changedElsewhere':
      return isCalling(state) || event.current.revision <= newestRevision(state)
        ? unchanged(state)
        : settled(merged(withAnswers(state, event.current), event.current, rules));
    case 'unreadable':
      // A removed document is shown as such immediately; after any other failure the next read tries again.
      return isCalling(state) || event.failure.kind !== 'failed' || event.failure.isTransient
        ? unchanged(state)
        : stopped(state, event.failure);
    case 'decided':
      return state.theirs
        ? settled(merged(state, state.theirs, rules, decidingOn(event.conflict, event.side)))
        : unchanged(state);
  }
}

/** Merges a stored version into the draft. */
export const reconciledWith = <F extends Fields>(
  { draft, sent, known }: DocumentState<F>,
  current: Stored<F>,
  { richText }: Rules<F>,
  decide: Decide = undecided,
): Reconciled<F> => reconcile({ draft, sent, known, current: current.fields }, { richText, decide });

const unchanged = <F extends Fields>(state: DocumentState<F>): Transition<F> => ({ state, effects: [] });
const stopped = <F extends Fields>(state: DocumentState<F>, status: Status<F>): Transition<F> => ({
  state: { ...state, status },
  effects: [],
});

/** Replaces the draft: the errors of changed fields are obsolete. */
function withDraft<F extends Fields>(state: DocumentState<F>, draft: F): DocumentState<F> {
  const hasChanged = (name: string) => draft[name] !== state.draft[name];
  const errors = Object.entries(state.errors).filter(([path]) => !hasChanged(fieldOf(path)));
  return { ...state, draft, errors: Object.fromEntries(errors) as typeof state.errors };
}
function edited<F extends Fields>(state: DocumentState<F>, patch: Partial<F>): DocumentState<F> {
  const draft = { ...state.draft, ...patch };
  return { ...withDraft(state, draft), inTyping: [...new Set([...state.inTyping, ...differing(state.draft, draft)])] };
}
const fromOutside = <F extends Fields>(state: DocumentState<F>) => ({ ...state, version: state.version + 1 });

const afterEdit = <F extends Fields>(state: DocumentState<F>, rules: Rules<F>): Transition<F> =>
  state.theirs ? settled(merged(state, state.theirs, rules)) : waiting(state);

/** Restores a local draft. If the stored version is not the one that it replaced, the writer has to decide. */
function restored<F extends Fields>(state: DocumentState<F>, { fields, base }: Unsaved<F>, rules: Rules<F>) {
  const current = state.theirs ?? { fields: state.known, revision: state.revision };
  const next = fromOutside(edited(state, fields));
  const based = { ...next, sent: { ...next.sent, ...base }, known: { ...next.known, ...base } };
  return settled(merged(based, current, rules));
}

const waiting = <F extends Fields>(state: DocumentState<F>): Transition<F> => ({
  state: isCalling(state) ? state : { ...state, status: { kind: 'unsaved' } },
  effects: [{ type: 'storeLocally' }, { type: 'startTimer' }],
});

/** Merges this version into the draft, as far as no decision is needed. */
function merged<F extends Fields>(
  state: DocumentState<F>,
  current: Stored<F>,
  rules: Rules<F>,
  decide?: Decide,
): DocumentState<F> {
  const { draft, sent, known, conflicts } = reconciledWith(state, current, rules, decide);
  const isSettled = conflicts.length === 0;
  const next = differing(state.draft, draft).length > 0 ? fromOutside(withDraft(state, draft)) : state;
  return {
    ...next,
    sent,
    known,
    conflicts,
    theirs: isSettled ? null : current,
    revision: isSettled ? current.revision : state.revision,
  };
}

/** Continues after a merge: waits for the decision, or for the next save. */
function settled<F extends Fields>(state: DocumentState<F>): Transition<F> {
  if (!state.theirs && unsentIn(state).length > 0) return waiting(state);
  const { status } = state;
  const next: Status<F> = state.theirs
    ? { kind: 'conflict' }
    : status.kind === 'saved'
      ? status
      : { kind: 'saved', at: state.savedAt };
  return {
    state: isCalling(state) ? state : { ...state, status: next },
    effects: [{ type: 'stopTimer' }, { type: 'storeLocally' }],
  };
}

/** Determines from the stored version which calls without a response have arrived after all. */
function withAnswers<F extends Fields>(state: DocumentState<F>, { fields }: Stored<F>): DocumentState<F> {
  const { unanswered } = state;
  const names = Object.keys(unanswered).filter((name) => isSame(unanswered[name], fields[name]));
  const arrived = pick(unanswered as F, names);
  return { ...state, sent: { ...state.sent, ...arrived }, known: { ...state.known, ...arrived }, unanswered: {} };
}

/** Returns the problems of the fields to send that can be found without the server. */
function problemsIn<F extends Fields>(state: DocumentState<F>, { problemsOf }: Rules<F>) {
  const found: DocumentState<F>['errors'] = problemsOf?.(state.draft) ?? {};
  const concerned = unsentIn(state).filter((name) => name in found);
  return Object.fromEntries(concerned.map((name) => [name, found[name]])) as typeof found;
}

function worthSending<F extends Fields>(state: DocumentState<F>, rules: Rules<F>) {
  const problems = problemsIn(state, rules);
  const isRefused = (name: string) => name in state.refused && isSame(state.refused[name], state.draft[name]);
  return unsentIn(state).filter(
    (name) => !state.inTyping.includes(name) && problems[name] === undefined && !isRefused(name),
  );
}

function sendNow<F extends Fields>(state: DocumentState<F>, rules: Rules<F>): Transition<F> {
  const next = { ...state, inTyping: [] };
  const { state: sending, effects } = isCalling(state) || state.theirs ? unchanged(next) : send(next, 0, rules);
  return { state: sending, effects: [{ type: 'stopTimer' }, ...effects] };
}

/** Sends what can be sent, or returns the state to wait in. */
function send<F extends Fields>(state: DocumentState<F>, attempt: number, rules: Rules<F>): Transition<F> {
  const stop = (status: Status<F>): Transition<F> => ({
    ...stopped(state, status),
    effects: [{ type: 'storeLocally' }],
  });
  if (state.theirs) return stop({ kind: 'conflict' });
  if (attempt >= mostAttempts) return stop(tooBusy);
  const names = worthSending(state, rules);
  if (names.length === 0) return stop(idleStatus(state));
  const changed = pick(state.draft, names);
  return {
    state: { ...state, status: { kind: 'saving', changed, attempt } },
    effects: [{ type: 'storeLocally' }, { type: 'save', changed }],
  };
}

/** Returns the status while there is nothing to send. */
function idleStatus<F extends Fields>(state: DocumentState<F>): Status<F> {
  if (unsentIn(state).length === 0) return { kind: 'saved', at: state.savedAt };
  return { kind: state.inTyping.length > 0 ? 'unsaved' : 'refused' };
}

function afterSave<F extends Fields>(
  state: DocumentState<F>,
  changed: Partial<F>,
  { stored, at }: { stored: Stored<F>; at: Date },
  rules: Rules<F>,
): Transition<F> {
  const saved = {
    ...state,
    revision: stored.revision,
    sent: { ...state.sent, ...changed },
    known: stored.fields,
    unanswered: {},
    savedAt: at,
  };
  if (!state.theirs) return send(saved, 0, rules);
  // A local draft was restored during the call, over something else than is stored.
  const undecidedFields = pick(
    state.known,
    state.conflicts.map(({ path }) => fieldOf(path)),
  );
  return send(merged({ ...saved, known: { ...stored.fields, ...undecidedFields } }, stored, rules), 0, rules);
}

function afterFailure<F extends Fields>(
  state: DocumentState<F>,
  { changed, attempt }: { changed: Partial<F>; attempt: number },
  failure: Failure<F>,
  rules: Rules<F>,
): Transition<F> {
  switch (failure.kind) {
    case 'failed':
      return stopped({ ...state, unanswered: { ...state.unanswered, ...changed } }, failure);
    case 'refused': {
      const names = [...new Set(Object.keys(failure.fields).map(fieldOf))].filter((name) => name in changed);
      const next = {
        ...state,
        refused: { ...state.refused, ...pick(changed as F, names) },
        errors: { ...state.errors, ...failure.fields },
      };
      // A refusal of something that was not sent would repeat.
      return names.length > 0 ? send(next, attempt + 1, rules) : stopped(next, { kind: 'refused' });
    }
    case 'editedElsewhere':
      return { state: { ...state, status: { kind: 'merging', attempt } }, effects: [{ type: 'load' }] };
  }
}

const asFailed = <F extends Fields>(failure: Failure<F>) => (failure.kind === 'failed' ? failure : tooBusy);
