import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { loadPagePainter } from './painter.ts';

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

/** A painter whose module has this body. */
async function painterOf(body: string) {
  const dist = mkdtempSync(join(tmpdir(), 'sinau-painter-'));
  folders.push(dist);
  mkdirSync(join(dist, 'painter'));
  writeFileSync(join(dist, 'painter/package.json'), '{"type":"module"}');
  writeFileSync(join(dist, 'painter/painter.js'), body);
  const log = { error: vi.fn() };
  const { paint } = await loadPagePainter(dist, { productName: 'Sinau' }, log as never);
  return { paint, log };
}
const page = (total: number) => ({ path: '/catalog?keyword=rahasia', answers: [{ key: ['a'], data: { total } }] });

test('the same answers are painted once, other ones anew', async () => {
  const { paint } = await painterOf(`
    let count = 0;
    export const createPainter = async ({ productName }) => ({ paint: async ({ path }) => productName + path + (count += 1) })`);
  const first = await paint(page(1));
  expect(first).toEqual({ html: 'Sinau/catalog?keyword=rahasia1', at: expect.any(String) as string });
  expect(await paint(page(1))).toBe(first);
  expect((await paint(page(2)))?.html).toBe('Sinau/catalog?keyword=rahasia2');
});

test('a page that cannot be painted goes out without, and the log says so without what people typed', async () => {
  const { paint, log } = await painterOf(`
    export const createPainter = async () => ({ paint: async () => { throw new Error('kaput') } })`);
  expect(await paint(page(1))).toBeNull();
  expect(log.error).toHaveBeenCalledOnce();
  expect(JSON.stringify(log.error.mock.calls)).not.toContain('rahasia');
});

test('while painting takes more than half of the time, further pages go out without', async () => {
  const { paint } = await painterOf(`
    export const createPainter = async () => ({
      async paint() {
        const began = performance.now();
        while (performance.now() - began < 600);
        return 'lambat';
      },
    })`);
  expect((await paint(page(1)))?.html).toBe('lambat');
  expect(await paint(page(2))).toBeNull();
  expect((await paint(page(1)))?.html).toBe('lambat');
});

test('an application without a painter is served as it is', async () => {
  const { paint } = await loadPagePainter('/nowhere', {}, { error: vi.fn() } as never);
  expect(await paint(page(1))).toBeNull();
});
