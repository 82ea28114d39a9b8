export { ApiError } from './envelope.ts';
export {
  carriedBy,
  configureApi,
  isRefusal,
  type Input,
  type Operation,
  type Request,
  type Send,
  type UploadOptions,
  type UploadPosition,
  type UploadProgress,
} from './operation.ts';
export { resumableUpload } from './resumable-upload.ts';
export { createSpeedometer } from './speedometer.ts';
export { upload } from './upload.ts';
export * from './generated/index.ts';
