import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { loadPageRenderer } from './page-renderer.ts';

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

/** Creates a renderer whose module has this body. */
async function rendererOf(body: string) {
  const dist = mkdtempSync(join(tmpdir(), 'sinau-renderer-'));
  folders.push(dist);
  mkdirSync(join(dist, 'renderer'));
  writeFileSync(join(dist, 'renderer/package.json'), '{"type":"module"}');
  writeFileSync(join(dist, 'renderer/renderer.js'), body);
  const log = { error: vi.fn() };
  const { render } = await loadPageRenderer(dist, { productName: 'Sinau' }, log as never);
  return { render, log };
}
const page = (total: number) => ({ path: '/catalog?keyword=rahasia', answers: [{ key: ['a'], data: { total } }] });

test('the same answers are rendered once, others again', async () => {
  const { render } = await rendererOf(`
    let count = 0;
    export const createRenderer = async ({ productName }) => ({ render: async ({ path }) => productName + path + (count += 1) })`);
  const first = await render(page(1));
  expect(first).toEqual({ html: 'Sinau/catalog?keyword=rahasia1', at: expect.any(String) as string });
  expect(await render(page(1))).toEqual(first);
  expect((await render(page(2)))?.html).toBe('Sinau/catalog?keyword=rahasia2');
});

test('a page that cannot be rendered is sent unrendered, and the log says so without what users typed', async () => {
  const { render, log } = await rendererOf(`
    export const createRenderer = async () => ({ render: async () => { throw new Error('kaput') } })`);
  expect(await render(page(1))).toBeNull();
  expect(log.error).toHaveBeenCalledOnce();
  expect(JSON.stringify(log.error.mock.calls)).not.toContain('rahasia');
});

test('pages are sent unrendered while rendering takes more than half of the time', { tags: 'night' }, async () => {
  const { render } = await rendererOf(`
    export const createRenderer = async () => ({
      async render() {
        const began = performance.now();
        while (performance.now() - began < 600);
        return 'lambat';
      },
    })`);
  expect((await render(page(1)))?.html).toBe('lambat');
  expect(await render(page(2))).toBeNull();
  expect((await render(page(1)))?.html).toBe('lambat');
});

test('an application without a renderer is served as it is', async () => {
  const { render } = await loadPageRenderer('/nowhere', {}, { error: vi.fn() } as never);
  expect(await render(page(1))).toBeNull();
});
