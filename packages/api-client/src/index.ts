export { ApiError } from './envelope.ts';
export {
  configureApi,
  isRefusal,
  type Input,
  type Operation,
  type Request,
  type UploadOptions,
  type UploadProgress,
} from './operation.ts';
export { upload } from './upload.ts';
export * from './generated/index.ts';
