/** What a remark is about. */
export const remarkTopics = ['lead', 'questions', 'length', 'readability', 'style'] as const;
export type RemarkTopic = (typeof remarkTopics)[number];

/** More remarks than these help nobody. */
export const maxRemarks = 40;
/** A check asks much of the server, and may ask another one. */
export const checkLimit = { calls: 20, seconds: 300 } as const;
/** A teacher goes through many texts, one after the other; so does whoever tries the assistant in a preview. */
export const gradingCheckLimit = { calls: 60, seconds: 300 } as const;

export const maxHeadline = 200;

export interface NewsText {
  readonly headline: string;
  readonly body: string;
}

/** A news text is stored as one: its first line is the headline, and a blank line follows. */
export const joinNews = ({ headline, body }: NewsText) => (headline || body ? `${headline}\n\n${body}` : '');

export function splitNews(content: string): NewsText {
  const end = content.indexOf('\n');
  if (end < 0) return { headline: content, body: '' };
  return { headline: content.slice(0, end), body: content.slice(end + bodyGap(content, end)) };
}

/** Where the body of a news text begins. */
export function bodyStart(content: string) {
  const end = content.indexOf('\n');
  return end < 0 ? content.length : end + bodyGap(content, end);
}

const bodyGap = (content: string, end: number) => (content[end + 1] === '\n' ? 2 : 1);

/** Letters and digits with what joins them: 'anak-anak', '19.05', 'Rp1.250.000', '40%'. */
export const wordPattern = /[\p{L}\p{N}]+(?:[-'’.,:/][\p{L}\p{N}]+)*%?/gu;
export const countWords = (text: string) => text.match(wordPattern)?.length ?? 0;
