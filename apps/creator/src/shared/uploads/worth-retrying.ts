import type { ApiError } from '@sinau/api-client';

/** Returns whether the same file may be accepted on another attempt. */
export const isWorthRetrying = ({ isTransient, code }: ApiError) =>
  isTransient || code === 'upload_interrupted' || code === 'file_inspection_timeout';
