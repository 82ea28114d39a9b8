import { expect, test } from 'vitest';
import { legalTexts } from './legal-texts.ts';

test.each(legalTexts({ product: 'Sinau', email: 'halo@contoh.id' }))(
  'every sentence of $title stands in a paragraph or a list',
  ({ body }) => {
    expect(body.replace(/<(h2|p|ul)>.*?<\/\1>/g, '')).toBe('');
  },
);
