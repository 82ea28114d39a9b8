import type { OwnProfile, PublicProfile } from '@sinau/contracts/storefront/profile/profile.schemas';
import { hyphenated } from '../../platform/enum-names.ts';
import type { OwnProfileRow, ProfileRow, TaughtRow } from './profile.queries.ts';

const presentTaught = ({ kind, format, ...row }: TaughtRow): PublicProfile['classes'][number] => ({
  ...row,
  type: kind,
  format: kind === 'webinar' ? null : hyphenated(format),
});

export const presentPublicProfile = (
  { id, slug, fullname, avatar, headline, bio, links, profileHiddenReason, createdAt }: ProfileRow,
  classes: readonly TaughtRow[],
): PublicProfile => ({
  id,
  slug,
  fullname,
  avatar,
  headline,
  bio,
  links,
  joinedAt: createdAt.toISOString(),
  classes: classes.map(presentTaught),
  hiddenReason: profileHiddenReason,
});

export const presentOwnProfile = (row: OwnProfileRow, classes: readonly TaughtRow[]): OwnProfile => ({
  ...presentPublicProfile(row, classes),
  email: row.email,
  phone: row.phone,
});
