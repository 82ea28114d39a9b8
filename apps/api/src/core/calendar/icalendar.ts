import { screens } from '@sinau/contracts/screens';
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { Env } from '../../platform/env.ts';
import type { EventRow } from './calendar.queries.ts';

/** Interval at which calendar programs are asked to refresh; most use their own. */
const refreshSeconds = 3_600;

/**
 * Writes events as iCalendar (RFC 5545). An event preserves its UID, and its SEQUENCE grows when it is moved or
 * cancelled, so that a program replaces its copy. The address of a meeting is never included: only the page of the
 * lesson shows it.
 */
export function icalendarOf(events: readonly EventRow[], env: Pick<Env, 'PRODUCT_NAME' | 'PUBLIC_URL'>, now: Date) {
  const { PRODUCT_NAME: product, PUBLIC_URL: origin } = env;
  const { host } = new URL(origin);
  const calendar = ical({
    name: product,
    prodId: { company: product, product: 'Kalender', language: 'ID' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: refreshSeconds,
  });
  for (const { id, kind, title, class: of, startsAt, endsAt, cancelledAt, sequence } of events) {
    const page = origin + screens.continueClass(of.slug, of.type);
    calendar.createEvent({
      id: `${kind}-${id}@${host}`,
      stamp: now,
      sequence,
      start: startsAt,
      end: endsAt,
      summary: kind === 'deadline' ? `Tenggat: ${title}` : title,
      description: [of.title, ...(kind === 'deadline' ? [] : ['Alamat pertemuan ada di halaman kelasnya.']), page].join(
        '\n',
      ),
      url: page,
      status: cancelledAt ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    });
  }
  return calendar.toString();
}
