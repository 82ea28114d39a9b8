import type { PreviewedWebinar } from '@sinau/contracts/authoring/preview/preview.schemas';
import type { ParticipantWebinar } from '@sinau/contracts/authoring/webinar/webinar.schemas';

/** Converts to the visitors' view: it contains only sessions whose times are known. */
export const asVisited = ({ sessions, ...webinar }: PreviewedWebinar): ParticipantWebinar => ({
  ...webinar,
  sessions: sessions.flatMap(({ startsAt, endsAt, ...session }) =>
    startsAt && endsAt ? [{ ...session, startsAt, endsAt }] : [],
  ),
});
