import { EventDispatcher, H5PEvent } from './events.ts';
import type { Instance } from './types.ts';

type Statement = Record<string, unknown>;

/** Id of the participant in statements: no name and no address. */
let actorName = 'peserta';
export const setActorName = (name: string) => {
  actorName = name;
};

/** Instances by the statements that they made: only those of the main content decide on a lesson. */
const makers = new WeakMap<object, Instance>();
export const makerOf = (event: object): Instance | undefined => makers.get(event);

const verbs = 'http://adlnet.gov/expapi/verbs/';
const allowedVerbs =
  `answered asked attempted attended commented completed exited experienced failed imported initialized interacted
  launched mastered passed preferred progressed registered responded resumed scored shared suspended terminated voided
  downloaded copied accessed-reuse accessed-embed accessed-copyright`.split(/\s+/);

/** Event with a statement of xAPI, which bubbles to the parents of its instance and to the outside. */
export interface XAPIEvent extends H5PEvent {
  data: { statement: Statement };
  setVerb(verb: unknown): void;
  setActor(): void;
  setObject(instance: Instance): void;
  setContext(instance: Instance): void;
  setScoredResult(
    score: number,
    maxScore: number,
    instance?: Instance,
    completion?: boolean,
    success?: boolean | null,
  ): void;
  getVerifiedStatementValue(keys: readonly string[]): unknown;
}
export const XAPIEvent = function (this: XAPIEvent) {
  (H5PEvent as unknown as (...args: unknown[]) => void).call(
    this,
    'xAPI',
    { statement: {} },
    { bubbles: true, external: true },
  );
} as unknown as { new (): XAPIEvent; prototype: XAPIEvent; allowedXAPIVerbs: string[] };
XAPIEvent.allowedXAPIVerbs = allowedVerbs;
XAPIEvent.prototype = Object.create(H5PEvent.prototype as object) as XAPIEvent;
XAPIEvent.prototype.constructor = XAPIEvent;

const statementMethods = {
  setVerb(this: XAPIEvent, verb: unknown) {
    if (typeof verb === 'string' && allowedVerbs.includes(verb))
      this.data.statement.verb = { id: verbs + verb, display: { 'en-US': verb } };
    else if (typeof verb === 'object' && verb !== null) this.data.statement.verb = verb;
  },
  getVerb(this: XAPIEvent, isFull?: boolean) {
    const id = this.getVerifiedStatementValue(['verb', 'id']);
    if (typeof id !== 'string') return null;
    return isFull ? id : id.replace(verbs, '');
  },
  setActor(this: XAPIEvent) {
    this.data.statement.actor = { account: { name: actorName, homePage: location.origin }, objectType: 'Agent' };
  },
  setObject(this: XAPIEvent, instance: Instance) {
    if (instance.contentId === undefined) return;
    const extensions: Statement = { 'http://h5p.org/x-api/h5p-local-content-id': instance.contentId };
    if (instance.subContentId) extensions['http://h5p.org/x-api/h5p-subContentId'] = instance.subContentId;
    const title = typeof instance.getTitle === 'function' ? instance.getTitle() : undefined;
    this.data.statement.object = {
      id: idOf(instance),
      objectType: 'Activity',
      definition: { extensions, ...(title ? { name: { 'en-US': title } } : {}) },
    };
  },
  setContext(this: XAPIEvent, { parent, libraryInfo }: Instance) {
    const activities: Statement = {};
    if (parent && (parent.contentId !== undefined || parent.subContentId !== undefined))
      activities.parent = [{ id: idOf(parent), objectType: 'Activity' }];
    if (libraryInfo)
      activities.category = [
        { id: `http://h5p.org/libraries/${libraryInfo.versionedNameNoSpaces}`, objectType: 'Activity' },
      ];
    this.data.statement.context = { contextActivities: activities };
  },
  setScoredResult(
    this: XAPIEvent,
    score: number,
    maxScore: number,
    instance?: Instance,
    completion?: boolean,
    success?: boolean | null,
  ) {
    const result: Statement = {};
    if (score !== undefined)
      result.score =
        maxScore === undefined
          ? { raw: score }
          : {
              min: 0,
              max: maxScore,
              raw: score,
              ...(maxScore > 0 && { scaled: Math.round((score / maxScore) * 10_000) / 10_000 }),
            };
    result.completion = completion ?? true;
    if (typeof success === 'boolean') result.success = success;
    if (instance?.activityStartTime)
      result.duration = `PT${Math.round((Date.now() - instance.activityStartTime) / 10) / 100}S`;
    this.data.statement.result = result;
  },
  getContentXAPIId: (instance: Instance) => idOf(instance),
  getMaxScore(this: XAPIEvent) {
    return this.getVerifiedStatementValue(['result', 'score', 'max']);
  },
  getScore(this: XAPIEvent) {
    return this.getVerifiedStatementValue(['result', 'score', 'raw']);
  },
  /** Returns whether the statement comes from a child of the main content, and not from further inside. */
  isFromChild(this: XAPIEvent) {
    const id = this.getVerifiedStatementValue(['context', 'contextActivities', 'parent', '0', 'id']);
    return typeof id !== 'string' || !id.includes('subContentId');
  },
  getVerifiedStatementValue(this: XAPIEvent, keys: readonly string[]) {
    let value: unknown = this.data.statement;
    for (const key of keys) {
      if (typeof value !== 'object' || value === null || !(key in value)) return null;
      value = (value as Statement)[key];
    }
    return value;
  },
};
Object.assign(XAPIEvent.prototype, statementMethods);

/** Returns the address that a content goes by in statements. No such page exists. */
function idOf({ contentId, subContentId }: Instance) {
  const id = `${location.origin}/h5p/${String(contentId)}`;
  return subContentId ? `${id}?subContentId=${String(subContentId)}` : id;
}

type Sender = Instance & EventDispatcher;
const sending = {
  createXAPIEventTemplate(this: Sender, verb: unknown, extra?: Statement) {
    const event = new XAPIEvent();
    makers.set(event, this);
    event.setActor();
    event.setVerb(verb);
    Object.assign(event.data.statement, extra);
    if (!('object' in event.data.statement)) event.setObject(this);
    if (!('context' in event.data.statement)) event.setContext(this);
    return event;
  },
  triggerXAPI(this: Sender, verb: unknown, extra?: Statement) {
    this.trigger(sending.createXAPIEventTemplate.call(this, verb, extra));
  },
  triggerXAPICompleted(this: Sender, score: number, maxScore: number, success?: boolean) {
    sending.triggerXAPIScored.call(this, score, maxScore, 'completed', true, success);
  },
  triggerXAPIScored(
    this: Sender,
    score: number,
    maxScore: number,
    verb: unknown,
    completion?: boolean,
    success?: boolean,
  ) {
    const event = sending.createXAPIEventTemplate.call(this, verb);
    event.setScoredResult(score, maxScore, this, completion, success);
    this.trigger(event);
  },
  /** Marks the beginning, from which the duration of a result counts. */
  setActivityStarted(this: Sender) {
    if (this.activityStartTime !== undefined) return;
    if (this.contentId !== undefined) sending.triggerXAPI.call(this, 'attempted');
    this.activityStartTime = Date.now();
  },
};
Object.assign(EventDispatcher.prototype, sending);
