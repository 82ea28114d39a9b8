import type { Banner } from '@sinau/contracts/storefront/content/content.endpoints';

type Choice = { kind: 'announcement'; banner: Banner } | { kind: 'verification'; email: string } | { kind: 'none' };

/** Chooses one banner at most: a running announcement, else the reminder to confirm the address. */
export function chooseBanner(
  banner: Banner | null | undefined,
  profile: { email: string; isEmailVerified: boolean } | null,
  now: Date,
): Choice {
  if (banner && now < new Date(banner.endDate)) return { kind: 'announcement', banner };
  if (profile && !profile.isEmailVerified) return { kind: 'verification', email: profile.email };
  return { kind: 'none' };
}
