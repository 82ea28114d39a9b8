import type { Program } from '@sinau/contracts/authoring/program/program.schemas';
import type { ParticipantWebinar } from '@sinau/contracts/authoring/webinar/webinar.schemas';

/** Class in which the user participates, with its lessons. */
export type OwnClass = Program | ParticipantWebinar;
