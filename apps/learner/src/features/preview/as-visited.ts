import type { PreviewedWebinar } from '@sinau/contracts/authoring/preview/preview.schemas';
import type { ParticipantWebinar } from '@sinau/contracts/authoring/webinar/webinar.schemas';

/** Visitors and participants are told of the sessions whose times are known. */
export const asVisited = ({ sessions, ...webinar }: PreviewedWebinar): ParticipantWebinar => ({
  ...webinar,
  sessions: sessions.flatMap(({ startsAt, endsAt, ...session }) =>
    startsAt && endsAt ? [{ ...session, startsAt, endsAt }] : [],
  ),
});
