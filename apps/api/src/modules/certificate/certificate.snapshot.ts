import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

/** What a certificate says: fixed on the day it is issued, so that a new name or title changes nothing of it. */
const snapshotSchema = z.object({
  version: z.literal(1),
  number: z.string(),
  /** The product, as it was called. */
  issuer: z.string(),
  name: z.string(),
  classTitle: z.string(),
  mitra: z.string(),
  lessonCount: z.int().positive(),
  /** What the lessons take; certificates from before there were recordings do not say. */
  durationSeconds: z.int().nonnegative().optional(),
  completedAt: z.iso.datetime(),
});
export type CertificateSnapshot = z.infer<typeof snapshotSchema>;

/** The fields in the schema's order, so that the database may keep them in its own. */
const textOf = (snapshot: CertificateSnapshot) => JSON.stringify(snapshotSchema.parse(snapshot));

export const signSnapshot = (snapshot: CertificateSnapshot, key: string) =>
  createHmac('sha256', key).update(textOf(snapshot)).digest('base64url');

/** What a stored row says, or null where it is not what we signed under this number. */
export function readSnapshot(
  row: { number: string; snapshot: unknown; signature: string },
  key: string,
): CertificateSnapshot | null {
  const { data: snapshot } = snapshotSchema.safeParse(row.snapshot);
  if (!snapshot || snapshot.number !== row.number) return null;
  const expected = Buffer.from(signSnapshot(snapshot, key));
  const given = Buffer.from(row.signature);
  return expected.length === given.length && timingSafeEqual(expected, given) ? snapshot : null;
}
