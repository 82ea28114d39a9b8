import type { Profile } from '@sinau/contracts/core/auth/auth.schemas';

export type Watcher = Pick<Profile, 'fullname' | 'email'>;

/** Names a learner over a video: the name in full, of the e-mail address its first letter and its domain. */
export const watermarkOf = ({ fullname, email }: Watcher) =>
  `${fullname} · ${email.slice(0, 1)}…${email.slice(email.lastIndexOf('@'))}`;
