import type { RenditionName } from '@sinau/contracts/core/media/streams.rules';
import { expect, test } from 'vitest';
import { choiceFor, choiceLabel } from './saved-lesson.ts';

const choices = (...names: (RenditionName | null)[]) =>
  names.map((rendition, index) => ({ rendition, size: (index + 1) * 1000 }));

test.each<[string, (RenditionName | null)[], RenditionName | null, RenditionName | null | undefined]>([
  ['360 lines first', ['a64', 'v240', 'v360', 'v720'], null, 'v360'],
  ['less where there are no 360', ['a64', 'v240', 'v720'], null, 'v240'],
  ['more where there is nothing less', ['a64', 'v480'], null, 'v480'],
  ['the best sound of an audio', ['a48', 'a96'], null, 'a96'],
  ['what was chosen', ['a64', 'v240', 'v360'], 'a64', 'a64'],
  ['less than was chosen where a recording does not have it', ['a64', 'v240', 'v480'], 'v720', 'v480'],
  ['a picture of an audio as its sound', ['a48', 'a96'], 'v720', 'a96'],
  ['the file itself without streams', [null], 'v360', null],
  ['nothing without a recording', [], null, undefined],
])('choiceFor offers %s', (_case, names, wanted, offered) => {
  expect(choiceFor(choices(...names), wanted)?.rendition).toBe(offered);
});

test.each([
  ['v480', 'video', '480p'],
  ['a64', 'video', 'Suara saja'],
  ['a96', 'audio', '96 kbit/s'],
  [null, 'video', 'Berkas asli'],
] as const)('%s of a %s is called %s', (rendition, type, label) => {
  expect(choiceLabel(rendition, type)).toBe(label);
});
