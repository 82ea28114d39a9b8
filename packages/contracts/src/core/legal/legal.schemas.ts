import { z } from 'zod';
import { html, instant, shapeOf } from '../../fields.ts';
import { legalDraftRules, legalSlugs, maxLegalText } from './legal.rules.ts';

/** A write names the revision that its operator saw, so that nobody overwrites or publishes what another has changed since. */
export const seenRevision = z.int().nonnegative();
const slug = z.enum(legalSlugs);
const versionNumber = z.int().positive();

/** When a version took or takes force. */
const versionBrief = z.object({ number: versionNumber, effectiveAt: instant });
/** A published version, as visitors read it. */
export const legalText = versionBrief.extend({
  slug,
  title: z.string(),
  /** HTML, cleaned. */
  body: z.string(),
  /** What is different from the version before; empty for the first one. */
  changes: z.string(),
  /** The one in force. A higher number is announced, a lower one is history. */
  currentNumber: versionNumber,
  /** All that were published, the newest first. */
  versions: z.array(versionBrief),
});
export type LegalText = z.infer<typeof legalText>;

/** `effectiveAt` is null where it takes force as soon as it is published. */
const legalDraft = z.object({
  body: z.string(),
  changes: z.string(),
  effectiveAt: instant.nullable(),
  updatedAt: instant,
});
/** A text as operators keep it. */
export const storedLegalText = z.object({
  slug,
  title: z.string(),
  currentNumber: versionNumber,
  /** The newest first; one that is announced comes before the one in force. */
  versions: z.array(versionBrief.extend({ changes: z.string(), publishedAt: instant })),
  /** What the next version is written from: the newest one. */
  body: z.string(),
  draft: legalDraft.nullable(),
  /** Grows with whatever operators do with the text. */
  revision: seenRevision,
});
export type StoredLegalText = z.infer<typeof storedLegalText>;

export const legalDraftWriting = z.object({
  ...shapeOf(legalDraftRules),
  body: html(maxLegalText),
  effectiveAt: instant.nullable(),
  revision: seenRevision,
});
export type LegalDraftWriting = z.infer<typeof legalDraftWriting>;
