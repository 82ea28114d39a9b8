import type { Program } from '@sinau/contracts/program/program.schemas';
import type { ParticipantWebinar } from '@sinau/contracts/webinar/webinar.schemas';

/** A class that somebody takes part in, with its lessons. */
export type OwnClass = Program | ParticipantWebinar;
