import { afterAll, beforeAll, expect, test } from 'vitest';
import { draftToFill, interruptions, lettersLost, type Built } from './interruptions.ts';

let built: Built;
beforeAll(async () => {
  built = await draftToFill();
});

const figures: string[] = [];
afterAll(() => console.info(figures.join('\n')));

const names = Object.keys(interruptions) as (keyof typeof interruptions)[];

test.each(names)('none of 1,000 typed letters is lost when %s', async (interruption) => {
  const total = { lost: 0, count: 0 };
  for (const [index, field] of (['article', 'class information', 'question', 'settings'] as const).entries()) {
    const { lost, count } = await lettersLost({
      built,
      interruption,
      field,
      seed: names.indexOf(interruption) * 40 + index * 10 + 3,
    });
    total.lost += lost;
    total.count += count;
  }
  figures.push(`${interruption}: ${total.lost} of ${total.count} letters lost`);
  expect(total).toEqual({ lost: 0, count: 1_000 });
});
