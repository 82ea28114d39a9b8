export { enrol, resumeAccess } from './enrolment.ts';
export { endGrants, findOwnedClassIds, hasAccess, withAccess } from './enrolment.queries.ts';
