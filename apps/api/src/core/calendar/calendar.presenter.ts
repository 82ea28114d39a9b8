import type { CalendarEvent } from '@sinau/contracts/core/calendar/calendar.schemas';
import { isoOrNull } from '../../platform/iso.ts';
import type { EventRow } from './calendar.queries.ts';

export const presentEvent = ({
  id,
  kind,
  title,
  class: of,
  startsAt,
  endsAt,
  cancelledAt,
  isLive,
}: EventRow): CalendarEvent => ({
  id,
  kind,
  title,
  class: of,
  startsAt: startsAt.toISOString(),
  endsAt: endsAt.toISOString(),
  cancelledAt: isoOrNull(cancelledAt),
  isLive,
});
