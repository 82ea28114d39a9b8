import type { VersionRow } from './publication.queries.ts';

export const presentVersion = ({ publishedAt, publishedBy, ...row }: VersionRow) => ({
  ...row,
  publishedAt: publishedAt.toISOString(),
  publishedBy: publishedBy?.fullname ?? null,
});
