/** Whether somebody comes from the link of an invitation. */
export const isInvited = (query: URLSearchParams) => query.get('next')?.startsWith('/invitation/') ?? false;
