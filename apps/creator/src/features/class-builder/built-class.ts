import type { Program } from '@sinau/contracts/program/program.schemas';
import type { OwnWebinar } from '@sinau/contracts/webinar/webinar.schemas';

export type BuiltWebinar = OwnWebinar;
/** A class of either kind, as its makers write it. */
export type BuiltClass = Program | BuiltWebinar;
