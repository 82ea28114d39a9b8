/** In addition to the limit per address, which many people may share. */
export const uploadsOfAccount = { name: 'media-upload', calls: 120, seconds: 600 };
