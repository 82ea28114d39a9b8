import type { SeededRandom } from '../../../../testing/seeded-random.ts';
import { phrase, phrases, plain, type Written } from './random-words.ts';

/** A question of Aiken; one in five cannot be imported. */
export function aikenQuestion(random: SeededRandom): Written {
  const text = phrase(random, { isPlain: true });
  const texts = phrases(random, random.int(2, 5), { isPlain: true });
  const isRight = texts.map(() => random.chance(0.3));
  if (!isRight.includes(true)) isRight[random.int(0, texts.length - 1)] = true;
  const letters = texts.map((_, index) => 'ABCDE'.charAt(index));
  const damage = random.chance(0.2)
    ? random.pick(['letter-twice', 'unknown-key', 'no-key', 'stars-and-key'] as const)
    : null;
  if (damage === 'letter-twice') letters[1] = 'A';
  const isStarred = damage === 'stars-and-key' || random.chance(0.3);
  const options = texts.map((one, index) => {
    const letter = random.chance(0.5) ? letters[index]! : letters[index]!.toLowerCase();
    return `${isStarred && isRight[index] ? '*' : ''}${letter}${random.pick([')', '.'])} ${one}`;
  });
  const right = letters.filter((_, index) => isRight[index]);
  const key =
    damage === 'unknown-key'
      ? 'F'
      : damage === 'stars-and-key'
        ? (letters.find((one) => !right.includes(one)) ?? 'F')
        : right.join(', ');
  const hasKey = damage === 'no-key' ? false : damage !== null || !isStarred || random.chance(0.3);
  const stars = damage === 'no-key' ? options.map((option) => option.replace('*', '')) : options;
  const count = isRight.filter(Boolean).length;
  return {
    source: [text, ...stars, ...(hasKey ? [`${random.pick(['ANSWER', 'Kunci'])}: ${key}`] : [])].join('\n'),
    question:
      damage === null
        ? {
            ...plain,
            type: count > 1 ? 'multiple-choice' : 'single-choice',
            text,
            options: texts.map((one, index) => ({ text: one, isCorrect: isRight[index]! })),
          }
        : null,
    notes: [],
  };
}
