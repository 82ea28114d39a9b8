import { screens } from '@sinau/contracts/screens';

/** Whether somebody comes from the link of an invitation. */
export const isInvited = (query: URLSearchParams) => query.get('next')?.startsWith('/invitation/') ?? false;

/** Whether somebody is on the way to teach. */
export const wantsToTeach = (next: string | null | undefined) => next?.startsWith(screens.creatorQuestion()) ?? false;
