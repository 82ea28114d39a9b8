/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { tokens } from './tokens.ts';

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
const rule = (file: string, selector: string) =>
  read(file)
    .split('}')
    .find((block) => block.includes(`${selector} {`)) ?? '';

test('the primary color is #0E47C0 [9.9]', () => {
  expect(tokens.color.primary).toBe('#0E47C0');
});

test('the navbar is 88 px high, 80 in class access [2.55]', () => {
  expect(tokens.layout).toMatchObject({ navbar: 88, navbarClass: 80 });
});

test('drawers are 300 px wide on phones, else 480, 400 or 485 [2.54, 2.93]', () => {
  expect(tokens.layout).toMatchObject({ drawerPhone: 300, drawerNav: 480, drawerSide: 400, drawerWide: 485 });
});

test('the layout is wider on screens above 1440 px [9.17]', () => {
  expect(tokens.breakpoint.extraWide).toBe(1441);
  expect(tokens.layout.contentExtraWide).toBeGreaterThan(tokens.layout.content);
});

test('snackbars are green or red, in white bold text of 19 px [8.8, 8.10]', () => {
  expect(tokens.color).toMatchObject({ success: '#43A047', danger: '#E53935' });
  expect(rule('feedback/snackbars.css', '.snackbar-success')).toContain('background: var(--success);');
  expect(rule('feedback/snackbars.css', '.snackbar-error')).toContain('background: var(--danger);');
  const text = rule('feedback/snackbars.css', '\n.snackbar');
  expect(text).toMatch(/color: var\(--white\);\s+font-weight: var\(--bold\);\s+font-size: var\(--fs-19\);/);
});

test('the page progress bar takes five seconds [9.19]', () => {
  expect(rule('feedback/page-progress.css', '.page-progress-running')).toContain('transition: transform 5000ms');
});

test.each(['avatar-default', 'thumbnail-default'])('the image %s exists [9.25]', (name) => {
  expect(read(`../public/art/${name}.svg`)).toContain('<svg');
});
