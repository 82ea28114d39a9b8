import { preprocessCSS, resolveConfig } from 'vite';
import { expect, test } from 'vitest';
import { applicationConfig } from '../vite.ts';

test('hover looks apply only where a pointer can hover, so that no tapped card keeps them on a phone', async () => {
  const settings = applicationConfig({ base: '/' });
  const { css } = settings({ command: 'build', mode: 'production' });
  const config = await resolveConfig({ configFile: false, css }, 'build');
  const { code } = await preprocessCSS('.card:hover, .card:focus-visible { color: red }', 'card.css', config);
  expect(code.replaceAll(/\s/g, '')).toBe('.card:focus-visible{color:red}@media(hover:hover){.card:hover{color:red}}');
});
