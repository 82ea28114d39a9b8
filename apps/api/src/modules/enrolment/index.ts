export { enrol } from './enrolment.ts';
export { findOwnedClassIds, hasAccess, withAccess } from './enrolment.queries.ts';
