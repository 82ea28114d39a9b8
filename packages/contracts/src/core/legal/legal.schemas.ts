import { z } from 'zod';
import { html, instant, shapeOf } from '../../fields.ts';
import { legalDraftRules, legalSlugs, maxLegalText } from './legal.rules.ts';

/**
 * A write names the revision that its operator saw, so that it does not overwrite or publish another operator's later
 * changes.
 */
export const seenRevision = z.int().nonnegative();
const slug = z.enum(legalSlugs);
const versionNumber = z.int().positive();

/** Time when a version took or takes effect. */
const versionBrief = z.object({ number: versionNumber, effectiveAt: instant });
/** A published version, as visitors read it. */
export const legalText = versionBrief.extend({
  slug,
  title: z.string(),
  /** Sanitized HTML. */
  body: z.string(),
  /** Differences from the version before; empty for the first one. */
  changes: z.string(),
  /** Number of the version in force. A higher number is announced, a lower one is history. */
  currentNumber: versionNumber,
  /** All published versions, newest first. */
  versions: z.array(versionBrief),
});
export type LegalText = z.infer<typeof legalText>;

/** `effectiveAt` is null if it takes effect on publication. */
const legalDraft = z.object({
  body: z.string(),
  changes: z.string(),
  effectiveAt: instant.nullable(),
  updatedAt: instant,
});
/** A text as operators see it. */
export const storedLegalText = z.object({
  slug,
  title: z.string(),
  currentNumber: versionNumber,
  /** Newest first; an announced version comes before the one in force. */
  versions: z.array(versionBrief.extend({ changes: z.string(), publishedAt: instant })),
  /** Starting text of the next version: that of the newest one. */
  body: z.string(),
  draft: legalDraft.nullable(),
  /** Increases with every operator action on the text. */
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
