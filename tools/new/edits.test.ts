import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { inWorkspace } from '../workspace.ts';
import { applyEdit, editsOf } from './edits.ts';
import { readFeature } from './feature.ts';
import { floors } from './floors.ts';

const learners = floors.map((floor) => readFeature([floor, 'badge']));
const portals = readFeature(['authoring', 'badge', '--portal']);

test.each([...learners, portals].flatMap(editsOf))('a new feature finds its position in $file', async (edit) => {
  const text = await readFile(inWorkspace(edit.file), 'utf8');
  expect(applyEdit(text, edit)).toContain(edit.line);
});

test('a file without the position is named', () => {
  const [edit] = editsOf(readFeature(['study', 'badge']));
  expect(() => applyEdit('model User {}', edit!)).toThrow(edit!.file);
});
