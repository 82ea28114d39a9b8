import type { Webinar } from '@sinau/contracts/webinar/webinar.schemas';
import { hyphenated } from '../../platform/enum-names.ts';
import { isoOrNull } from '../../platform/iso.ts';
import { currentPrice } from '../catalog/index.ts';
import type { WebinarRow } from './webinar.queries.ts';

/** A webinar as the public sees it, without what is only for its makers. */
export function presentWebinar(row: WebinarRow, now: Date): Webinar {
  const { participantId, progress, sessions, ...fields } = currentPrice(row, now);
  return {
    ...fields,
    type: 'webinar',
    status: row.statusApprove === 'publish' ? 'publish' : 'review',
    submittedAt: null,
    reviewReason: null,
    allowsNewsWriting: false,
    completionMessage: null,
    promotionEndsAt: isoOrNull(fields.promotionEndsAt),
    archiveAt: isoOrNull(row.archiveAt),
    updatedAt: row.updatedAt.toISOString(),
    startsAt: isoOrNull(row.startsAt),
    endsAt: isoOrNull(row.endsAt),
    sessions: sessions.map(({ lesson, status, startsAt, endsAt, ...session }) => ({
      ...session,
      _id: session.id,
      startsAt: new Date(startsAt).toISOString(),
      endsAt: new Date(endsAt).toISOString(),
      lesson: lesson && { ...lesson, _id: lesson.id },
      status: status && hyphenated(status),
    })),
    participant: participantId ? { id: participantId, progress: progress! } : null,
  };
}
