import { StartError } from '@sinau/api/platform/start-error';

/** Error explained in a sentence for the person who started a tool, who needs no stack trace to act on it. */
export class Explained extends Error {}

/** Shows why a tool ends: only the sentence where there is one, else everything that is known. */
export const showReason = (error: unknown) =>
  console.error(error instanceof Explained || error instanceof StartError ? error.message : error);
