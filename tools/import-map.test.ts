import { expect, test } from 'vitest';
import { withImportMap } from './import-map.ts';

const page = withImportMap('# Title\n\n```mermaid\nold\n```\n\nText\n');

test('the picture replaces the one of the page, and nothing else of it', () => {
  expect(page).toMatch(/^# Title\n\n```mermaid\n[^`]+\n```\n\nText\n$/);
  expect(page).not.toContain('old');
  expect(withImportMap(page)).toBe(page);
});

test('the picture names the modules of a floor', () => {
  expect(page).toMatch(/backoffice\["<b>backoffice<\/b><br\/>.*\boperator\b.*"\]/);
});

test('the picture draws an import, and leaves out what other imports imply', () => {
  expect(page).toContain('backoffice --> authoring');
  expect(page).not.toContain('backoffice --> core');
});
