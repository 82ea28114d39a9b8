import type { LegalSlug } from '@sinau/contracts/core/legal/legal.rules';
import type { StoredLegalText } from '@sinau/contracts/core/legal/legal.schemas';
import { isoOrNull } from '../../platform/iso.ts';
import type { LegalTextRow } from './legal.queries.ts';

/** Finds the version in force among versions, newest first. */
export const currentOf = <Version extends { effectiveAt: Date }>(versions: readonly Version[], now: Date) =>
  versions.find(({ effectiveAt }) => effectiveAt <= now);

/** Presents a text for operators. If its first version is not in force yet, it is shown as the current one. */
export const presentStored = (
  { slug, title, versions, draft, revision }: LegalTextRow,
  now: Date,
): Omit<StoredLegalText, 'body'> => ({
  slug: slug as LegalSlug,
  title,
  currentNumber: (currentOf(versions, now) ?? versions.at(-1)!).number,
  versions: versions.map(({ number, changes, effectiveAt, publishedAt }) => ({
    number,
    changes,
    effectiveAt: effectiveAt.toISOString(),
    publishedAt: publishedAt.toISOString(),
  })),
  draft: draft && {
    body: draft.body,
    changes: draft.changes,
    effectiveAt: isoOrNull(draft.effectiveAt),
    updatedAt: draft.updatedAt.toISOString(),
  },
  revision,
});
