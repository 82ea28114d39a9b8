export { enrol, resumeAccess } from './enrolment.ts';
export { endGrants, findOwnedClassIds, hasAccess, hasAccessNow, withAccess } from './enrolment.queries.ts';
