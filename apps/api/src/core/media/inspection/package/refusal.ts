import { Unusable } from '../finding.ts';

export const refused = (sentence: string) => new Unusable('package_refused', sentence);
/** Returns a name for use in a sentence: short, and without characters that would change how the sentence is read. */
export const shown = (name: string) => {
  const plain = name.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '\ufffd');
  return `“${plain.length > 80 ? `${plain.slice(0, 79)}…` : plain}”`;
};
