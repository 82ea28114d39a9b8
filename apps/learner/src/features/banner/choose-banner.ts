import type { Banner } from '@sinau/contracts/storefront/content/content.endpoints';

type Choice = { kind: 'announcement'; banner: Banner } | { kind: 'verification'; email: string } | { kind: 'none' };

/** Name under which a device remembers a banner that was closed: no two run until the same time. */
export const nameOf = ({ endDate }: Banner) => endDate;

/** Chooses one banner at most: a running announcement that was not closed, else the reminder to confirm the address. */
export function chooseBanner(
  banner: Banner | null | undefined,
  profile: { email: string; isEmailVerified: boolean } | null,
  now: Date,
  closed: string | null,
): Choice {
  if (banner && now < new Date(banner.endDate) && nameOf(banner) !== closed) return { kind: 'announcement', banner };
  if (profile && !profile.isEmailVerified) return { kind: 'verification', email: profile.email };
  return { kind: 'none' };
}
