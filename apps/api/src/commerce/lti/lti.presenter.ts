import type { LtiPlatform, LtiPlatformDetail } from '@sinau/contracts/commerce/lti/lti.schemas';
import type { LtiProblem } from '@sinau/contracts/commerce/lti/lti.rules';
import type { ltiAddresses } from './lti-addresses.ts';
import type { CourseRow, PlatformDetailRow, PlatformRow } from './platform.queries.ts';

export const presentPlatform = ({
  id,
  name,
  issuer,
  connectedAt,
  revokedAt,
  createdAt,
  offers,
}: PlatformRow): LtiPlatform => ({
  id,
  name,
  issuer,
  connectedAt: connectedAt?.toISOString() ?? null,
  revokedAt: revokedAt?.toISOString() ?? null,
  createdAt: createdAt.toISOString(),
  seats: sumOf(offers.map(({ seats }) => seats)),
  taken: sumOf(offers.map(({ taken }) => taken)),
});
const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);

export function presentPlatformDetail(
  row: PlatformDetailRow,
  courses: readonly CourseRow[],
  addresses: ReturnType<typeof ltiAddresses>,
): LtiPlatformDetail {
  const { id, connectedAt, clientId, authAddress, tokenAddress, keysAddress, tokenAudience, deploymentIds } = row;
  return {
    ...presentPlatform(row),
    // A check keeps the details together.
    connection: connectedAt && {
      issuer: row.issuer!,
      clientId: clientId!,
      authAddress: authAddress!,
      tokenAddress: tokenAddress!,
      keysAddress: keysAddress!,
      tokenAudience,
      deploymentIds,
    },
    addresses: {
      login: addresses.login(id),
      launch: addresses.launch(id),
      choose: addresses.choose(id),
      keys: addresses.keys,
    },
    offers: row.offers,
    courses: courses.map(({ launchedAt, failure, ...course }) => ({
      ...course,
      launchedAt: launchedAt.toISOString(),
      failure: failure && { ...failure, since: failure.since && new Date(failure.since).toISOString() },
    })),
    events: row.events.map(({ id: key, kind, problem, detail, createdAt }) => ({
      id: key,
      kind,
      problem: problem as LtiProblem | null,
      detail,
      createdAt: createdAt.toISOString(),
    })),
  };
}
