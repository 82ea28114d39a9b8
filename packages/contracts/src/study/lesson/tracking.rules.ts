import { z } from 'zod';
import type { PackageManifest, PackagePart } from '../../core/media/package.schemas.ts';

/**
 * Data of one part of a package: the data model of SCORM (`cmi`) as its runtime renders it, or state and result of an H5P
 * package. Its content is the package's word.
 */
const cmi = z.record(z.string(), z.unknown());
export type Cmi = z.infer<typeof cmi>;

/** State of a SCORM or H5P package: the data of each part that was opened, and the part that was opened last. */
const trackedState = z.object({
  scorm: z.record(z.string().max(255), cmi),
  part: z.string().max(255).optional(),
});
export type TrackedState = z.infer<typeof trackedState>;

/** Reads a stored state; one of another format, such as that of a package before this one, is as good as none. */
export function readTrackedState(value: string | null): TrackedState {
  const parsed = value === null ? null : trackedState.safeParse(JSON.parse(value));
  return parsed?.success ? parsed.data : { scorm: {} };
}

/** Result of a part, or of a whole package, in the terms of both versions of SCORM. */
export interface TrackedResult {
  /** Of 100; null without a score. */
  readonly score: number | null;
  readonly isCompleted: boolean;
  /** Null as long as neither passed nor failed was reported. */
  readonly isPassed: boolean | null;
}
/** The result of a package, and whether each part that reports has a score or is completed. */
export interface PackageResult extends TrackedResult {
  readonly isWhole: boolean;
}

const nothing: TrackedResult = { score: null, isCompleted: false, isPassed: null };

/**
 * Returns the result of a package: completed once every part that reports is, passed if none has failed, with the mean
 * of the scores there are.
 */
export function trackedResultOf({ scorm }: TrackedState, { format, parts }: PackageManifest): PackageResult {
  const results = parts
    .filter(({ isTracked }) => isTracked)
    .map(({ id }) => (Object.hasOwn(scorm, id) ? partResultOf(scorm[id]!, format) : nothing));
  if (results.length === 0) return { ...nothing, isWhole: false };
  const scores = results.flatMap(({ score }) => score ?? []);
  const judged = results.flatMap(({ isPassed }) => isPassed ?? []);
  const isCompleted = results.every((result) => result.isCompleted);
  return {
    isWhole: results.every((result) => result.isCompleted || result.score !== null),
    score: scores.length === 0 ? null : rounded(scores.reduce((sum, score) => sum + score, 0) / scores.length),
    isCompleted,
    isPassed: judged.includes(false) ? false : judged.length > 0 && isCompleted ? true : null,
  };
}

/**
 * Returns how many parts the menu opens, from the first: all, or those up to the one after the last that was begun, where
 * a package opens in its order. Pages to read store nothing, so the part that is open counts, too.
 */
export function openPartCount({ scorm }: TrackedState, { parts, opensInOrder }: PackageManifest, open: string): number {
  if (!opensInOrder) return parts.length;
  const begun = parts.map(({ id }) => id === open || Object.hasOwn(scorm, id));
  return Math.min(parts.length, begun.lastIndexOf(true) + 2);
}

/** Returns the result of one part. */
export const partResultOf = (data: Cmi, format: PackageManifest['format']): TrackedResult =>
  resultReaders[format](data);

const resultReaders: Record<PackageManifest['format'], (data: Cmi) => TrackedResult> = {
  'scorm-1.2': resultOf12,
  'scorm-2004-3': resultOf2004,
  'scorm-2004-4': resultOf2004,
  h5p: resultOfH5p,
};

function resultOf12(data: Cmi): TrackedResult {
  const core = objectOf(data.core);
  const status = core.lesson_status;
  return {
    score: scoreOf(objectOf(core.score)),
    isCompleted: status === 'completed' || status === 'passed',
    isPassed: status === 'passed' ? true : status === 'failed' ? false : null,
  };
}

function resultOf2004(data: Cmi): TrackedResult {
  const score = objectOf(data.score);
  const scaled = numberOf(score.scaled);
  const success = data.success_status;
  return {
    score: scaled === null ? scoreOf(score) : percent(scaled * 100),
    isCompleted: data.completion_status === 'completed',
    isPassed: success === 'passed' ? true : success === 'failed' ? false : null,
  };
}

/** Reads the result that the content of an H5P package has reported last. A content worth no points has no score. */
function resultOfH5p(data: Cmi): TrackedResult {
  const { score, maxScore, isCompleted, success } = objectOf(data.result);
  const [raw, max] = [numberOf(score), numberOf(maxScore) ?? 0];
  return {
    score: raw !== null && max > 0 ? percent((raw / max) * 100) : null,
    isCompleted: isCompleted === true,
    isPassed: typeof success === 'boolean' ? success : null,
  };
}

/** Returns a raw score within its bounds as a share of 100; without bounds it is one already. */
function scoreOf({ raw, min, max }: Record<string, unknown>) {
  const [value, lowest, highest] = [numberOf(raw), numberOf(min) ?? 0, numberOf(max) ?? 100];
  if (value === null) return null;
  return percent(highest > lowest ? ((value - lowest) / (highest - lowest)) * 100 : value);
}

const percent = (value: number) => rounded(Math.min(100, Math.max(0, value)));
const rounded = (value: number) => Math.round(value * 100) / 100;
const objectOf = (value: unknown) =>
  (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
/** Runtimes render numbers as text. */
const numberOf = (value: unknown) => {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
};

interface Rule {
  readonly completionType: string;
  readonly minimumScore?: number | undefined;
}
/**
 * Returns whether a result passes its lesson: a score that is high enough, once no part is left out, or else that the package
 * says so.
 */
export const isPassing = (
  { score, isCompleted, isPassed, isWhole }: PackageResult,
  { completionType, minimumScore = 0 }: Rule,
) =>
  completionType === 'minimum-score'
    ? isWhole && score !== null && score >= minimumScore
    : isCompleted && isPassed !== false;

/** Start of a part, given by the page around it: written into the name of its frame, which it can read at once. */
export const partStart = z.object({
  nonce: z.string(),
  part: z.string(),
  /** Null when it is opened for the first time. */
  cmi: cmi.nullable(),
  learner: z.string(),
  masteryScore: z.number().nullable(),
  launchData: z.string().nullable(),
});
export type PartStart = z.infer<typeof partStart>;

export const startOf = (
  { id, masteryScore, launchData }: PackagePart,
  { scorm }: TrackedState,
  { nonce, learner }: Pick<PartStart, 'nonce' | 'learner'>,
): PartStart => ({
  nonce,
  part: id,
  cmi: Object.hasOwn(scorm, id) ? scorm[id]! : null,
  learner,
  masteryScore,
  launchData,
});

/** First message of a page of a package. It comes with the port that all others go through. */
export const trackedHello = z.object({ type: z.literal('sinau:scorm'), nonce: z.string().nullable() });
/** Messages through the port. */
export const trackedMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('saved'), part: z.string().max(255), cmi }),
  /** The part has ended and asks for another one: 'continue', 'previous', or 'choice' with the part's id. */
  z.object({ type: z.literal('left'), to: z.enum(['continue', 'previous', 'choice']), part: z.string().max(255) }),
]);
export type TrackedMessage = z.infer<typeof trackedMessage>;

/**
 * Returns the state as text, with the data of one part replaced. If it grows too large, the record of single answers
 * goes first: no package needs it to go on. Null if even that does not suffice.
 */
export function withPart(state: TrackedState, part: string, data: Cmi, maxBytes: number): string | null {
  const scorm = { ...state.scorm, [part]: data };
  const texts = [scorm, mapValues(scorm, withoutAnswers)].map((kept) =>
    JSON.stringify({ scorm: kept, part } satisfies TrackedState),
  );
  return texts.find((text) => new TextEncoder().encode(text).length <= maxBytes) ?? null;
}
const withoutAnswers = ({ interactions: _answers, ...rest }: Cmi): Cmi => rest;
const mapValues = <V>(record: Record<string, V>, change: (value: V) => V) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
