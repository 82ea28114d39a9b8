/** An advisory that is accepted up to a day, inclusive, such as `2027-01-31`. */
export interface AcceptedAdvisory {
  /** As GitHub names it: GHSA-… */
  readonly id: string;
  readonly until: string;
  readonly reason: string;
}

/** An advisory as `pnpm audit --json` reports it. */
export interface Advisory {
  readonly github_advisory_id: string;
  readonly module_name: string;
  readonly severity: 'info' | 'low' | 'moderate' | 'high' | 'critical';
  readonly title: string;
  readonly url: string;
  readonly patched_versions: string | null;
  readonly findings: readonly { readonly version: string; readonly paths: readonly string[] }[];
}

/** Separates advisories that fail the audit from accepted ones, and names exceptions that nothing needs any more. */
export function judgeAdvisories(
  advisories: readonly Advisory[],
  accepted: readonly AcceptedAdvisory[],
  today: string,
): { failing: Advisory[]; spared: Advisory[]; unneeded: AcceptedAdvisory[] } {
  const holds = ({ id, until }: AcceptedAdvisory, advisory: Advisory) =>
    id === advisory.github_advisory_id && today <= until;
  const isSpared = (advisory: Advisory) => accepted.some((one) => holds(one, advisory));
  return {
    failing: advisories.filter((advisory) => !isSpared(advisory)),
    spared: advisories.filter(isSpared),
    unneeded: accepted.filter(({ id }) => advisories.every(({ github_advisory_id }) => github_advisory_id !== id)),
  };
}

/** Describes an advisory: what it is, which version mends it, and over which packages it came. */
export const describeAdvisory = ({
  module_name: name,
  severity,
  title,
  url,
  patched_versions,
  findings,
}: Advisory): string =>
  [
    `${severity}: ${name} ${findings.map(({ version }) => version).join(', ')}: ${title}`,
    `  ${url}, mended in ${patched_versions ?? 'no version yet'}`,
    ...findings.flatMap(({ paths }) => paths.slice(0, 3).map((path) => `  ${path.replaceAll('__', '/')}`)),
  ].join('\n');
