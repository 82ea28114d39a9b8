import type { Program } from '@sinau/contracts/authoring/program/program.schemas';
import type { ParticipantWebinar } from '@sinau/contracts/authoring/webinar/webinar.schemas';

/** A class that somebody takes part in, with its lessons. */
export type OwnClass = Program | ParticipantWebinar;
