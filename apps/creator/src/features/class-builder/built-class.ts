import type { Program } from '@sinau/contracts/authoring/program/program.schemas';
import type { OwnWebinar } from '@sinau/contracts/authoring/webinar/webinar.schemas';

export type BuiltWebinar = OwnWebinar;
/** Class of either kind, as its makers write it. */
export type BuiltClass = Program | BuiltWebinar;
