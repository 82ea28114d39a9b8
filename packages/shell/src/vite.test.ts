import { preprocessCSS, resolveConfig } from 'vite';
import { expect, test } from 'vitest';
import { applicationConfig } from '../vite.ts';

test('hover styles apply only to pointers that can hover', async () => {
  const settings = applicationConfig({ base: '/' });
  const { css } = settings({ command: 'build', mode: 'production' });
  const config = await resolveConfig({ configFile: false, css }, 'build');
  const { code } = await preprocessCSS('.card:hover, .card:focus-visible { color: red }', 'card.css', config);
  expect(code.replaceAll(/\s/g, '')).toBe('.card:focus-visible{color:red}@media(hover:hover){.card:hover{color:red}}');
});
