import type { Agreements } from '@sinau/contracts/core/account/account.schemas';
import { legalSlugs } from '@sinau/contracts/core/legal/legal.rules';
import { isoOrNull } from '../../platform/iso.ts';
import type { findForcefulVersions } from '../legal/index.ts';
import type { findAgreements } from './account.queries.ts';

type Rows<Find extends (...input: never[]) => Promise<unknown>> = Awaited<ReturnType<Find>>;

/** Pairs the version of each legal text in force with the newest version that the user agreed to. */
export const presentAgreements = (
  versions: Rows<typeof findForcefulVersions>,
  agreements: Rows<typeof findAgreements>,
  asked: ReadonlySet<string>,
): Agreements => ({
  list: legalSlugs.flatMap((slug) => {
    const own = versions.filter((version) => version.slug === slug);
    const current = own.at(-1);
    const agreed = agreements.find((agreement) => agreement.slug === slug);
    return current
      ? [
          {
            slug,
            title: current.text.title,
            number: current.number,
            version: current.effectiveAt.toISOString(),
            agreedVersion: isoOrNull(agreed?.version),
            agreedAt: isoOrNull(agreed?.agreedAt),
            isAgreed: agreed?.version.getTime() === current.effectiveAt.getTime(),
            isAsked: asked.has(slug),
            changes: agreed
              ? own.flatMap(({ effectiveAt, changes }) => (effectiveAt > agreed.version ? [changes] : []))
              : [],
          },
        ]
      : [];
  }),
});
