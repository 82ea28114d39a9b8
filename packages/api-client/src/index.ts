export { configureApi, type Input, type Operation } from './operation.ts';
export { ApiError, fetchTransport, type Request } from './transport.ts';
export * from './generated/index.ts';
