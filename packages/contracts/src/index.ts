export * from './endpoint.ts';
export * from './errors.ts';
export * from './refusals.ts';
export * from './screens.ts';
export { endpointTable } from './table.ts';
