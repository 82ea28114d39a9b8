/** Topics of a remark. */
export const remarkTopics = ['lead', 'questions', 'length', 'readability', 'style'] as const;
export type RemarkTopic = (typeof remarkTopics)[number];

/** Maximum of remarks; more would not help. */
export const maxRemarks = 40;
/** A check is expensive for the server, and may call another service. */
export const checkLimit = { calls: 20, seconds: 300 } as const;
/** A teacher checks many texts, one after the other, as does a user who tries the assistant in a preview. */
export const gradingCheckLimit = { calls: 60, seconds: 300 } as const;

export const maxHeadline = 200;

export interface NewsText {
  readonly headline: string;
  readonly body: string;
}

/** A news text is stored as one text: its first line is the headline, followed by a blank line. */
export const joinNews = ({ headline, body }: NewsText) => (headline || body ? `${headline}\n\n${body}` : '');

export function splitNews(content: string): NewsText {
  const end = content.indexOf('\n');
  if (end < 0) return { headline: content, body: '' };
  return { headline: content.slice(0, end), body: content.slice(end + bodyGap(content, end)) };
}

/** Returns the index where the body of a news text begins. */
export function bodyStart(content: string) {
  const end = content.indexOf('\n');
  return end < 0 ? content.length : end + bodyGap(content, end);
}

const bodyGap = (content: string, end: number) => (content[end + 1] === '\n' ? 2 : 1);

/** Letters and digits with their joiners: 'anak-anak', '19.05', 'Rp1.250.000', '40%'. */
export const wordPattern = /[\p{L}\p{N}]+(?:[-'’.,:/][\p{L}\p{N}]+)*%?/gu;
export const countWords = (text: string) => text.match(wordPattern)?.length ?? 0;
