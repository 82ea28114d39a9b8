import type { Exported } from './exported.ts';

/** Escapes a text as Moodle does. A name of a format in brackets at its beginning is text. */
function giftOf(text: string) {
  const escaped = text.replace(/[~=#{}:\\]/g, '\\$&').replace(/\r?\n/g, '\\n');
  return /^\s*\[/.test(text) ? `[plain]${escaped}` : escaped;
}

/** Writes a question in GIFT, with its tags in a comment above it. */
export function giftText(question: Exported): string {
  const { text, explanation, tags } = question;
  const comment = tags.length > 0 ? `// ${tags.map((tag) => `[tag:${tag}]`).join(' ')}\n` : '';
  const explained = explanation === '' ? '' : `\n\t####[plain]${giftOf(explanation).replace(/^\[plain\]/, '')}`;
  return `${comment}[plain]${giftOf(text).replace(/^\[plain\]/, '')}{${answersOf(question)}${explained}\n}\n`;
}

function answersOf({ type, options, number }: Exported): string {
  switch (type) {
    case 'essay':
      return '';
    case 'number':
      return `#${number?.value ?? 0}:${number?.tolerance ?? 0}`;
    case 'true-false':
      return options[0]?.isCorrect ? 'TRUE' : 'FALSE';
    case 'short-answer':
      return lines(options.map(({ text }) => `=${giftOf(text).replaceAll('*', '\\*')}`));
    case 'matching':
      return lines(options.map(({ text, match = '' }) => `=${giftOf(text)} -> ${giftOf(match)}`));
    case 'single-choice':
      return lines(options.map(({ text, isCorrect }) => `${isCorrect ? '=' : '~'}${giftOf(text)}`));
    default: {
      const share = 100 / Math.max(1, options.filter(({ isCorrect }) => isCorrect).length);
      const weight = Number(share.toFixed(5));
      return lines(options.map(({ text, isCorrect }) => `~%${isCorrect ? weight : -weight}%${giftOf(text)}`));
    }
  }
}

const lines = (answers: readonly string[]) => answers.map((answer) => `\n\t${answer}`).join('');
