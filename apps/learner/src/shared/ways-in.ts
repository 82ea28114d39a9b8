import { screens } from '@sinau/contracts/screens';

/** Tells whether a visitor comes from the link of an invitation. */
export const isInvited = (query: URLSearchParams) => query.get('next')?.startsWith('/invitation/') ?? false;

/** Tells whether a visitor is about to become a teacher. */
export const wantsToTeach = (next: string | null | undefined) => next?.startsWith(screens.creatorQuestion()) ?? false;
