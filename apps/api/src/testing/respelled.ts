const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/**
 * Other texts for the bytes at the end of a token in base64url: the unused bits of the last character may have any
 * value.
 */
export const respelled = (token: string) => {
  const bytesOf = (text: string) => Buffer.from(text.slice(text.lastIndexOf('.') + 1), 'base64url').toString('hex');
  return [...alphabet]
    .map((last) => token.slice(0, -1) + last)
    .filter((text) => text !== token && bytesOf(text) === bytesOf(token));
};
