import { describeError } from './logger.ts';

/** Longer messages, such as those of a parser that repeats its input, are cut. */
const maxLength = 300;

const uuid = '[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}';
const address = String.raw`[^\s<>"'(),;:=/]+@[^\s<>"'(),;]+`;
const credentials = String.raw`(?<=:\/\/)[^\s/@]+@`;
const query = String.raw`(?<=\w)\?[^\s"'<>]+`;
/** Keys and tokens: long, and with a digit among their letters. */
const token = String.raw`(?=[\w-]*\d)[\w-]{32,}`;
/** Numbers of telephones, bank accounts and identity cards. */
const digits = String.raw`\+?\d(?:[ .-]?\d){7,}`;
const hidden = new RegExp(`\\b${uuid}\\b|${credentials}|${address}|${query}|${token}|${digits}`, 'gi');
const wholeUuid = new RegExp(`^${uuid}$`, 'i');

/** Makes one sentence of a message, with an ellipsis for what may be personal or secret; ids stay. */
export const sentenceOf = (message: string) =>
  message
    .replace(hidden, (found) => (wholeUuid.test(found) ? found : '…'))
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, maxLength);

/**
 * Makes the error that the queue stores and the log names: the message as one sentence without mail addresses, numbers
 * of people and keys, and where it was thrown. Properties that libraries attach, such as the recipients of a refused
 * mail, are dropped.
 */
export function failureOf(error: unknown): Error & { code?: string } {
  const { type, code, message, stack } = describeError(error instanceof Error ? error : new Error(String(error)));
  const sentence = sentenceOf(message || String(code ?? type));
  const failure = Object.assign(new Error(sentence), code !== undefined && { code: String(code) });
  failure.name = type;
  const frames = stack.split('\n').filter((line) => line.startsWith('    at '));
  failure.stack = [`${type}: ${sentence}`, ...frames].join('\n');
  return failure;
}
