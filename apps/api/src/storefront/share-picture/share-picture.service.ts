import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { dateTime, rupiah } from '@sinau/format';
import { LRUCache } from 'lru-cache';
import type { Deps } from '../../platform/deps.ts';
import { createFairQueue } from '../../platform/fair-queue.ts';
import { loadSharp } from '../../platform/load-sharp.ts';
import type { FileAnswer, PublicFile } from '../../platform/public-file.ts';
import { sharedKinds } from '@sinau/contracts/rendered-page';
import { currentPrice } from '../catalog/index.ts';
import type { Words } from './design.ts';
import { findSharedPage } from './shared-page.queries.ts';

const maxBytes = 12 * 1024 * 1024;
/** Further requests are refused: crawlers retry. */
const mostWaiting = 20;
const pictureSeconds = 3;

interface Drawn {
  readonly words: Words;
  readonly picture: string | null;
}

/** Draws the pictures of link previews: one at a time, and a drawing of the same words is cached. */
export function sharePictureFiles({
  sql,
  env,
  clock,
  ownAddress,
  log,
}: Pick<Deps, 'sql' | 'env' | 'clock' | 'ownAddress' | 'log'>) {
  const cache = new LRUCache<string, Promise<Buffer>>({ max: 200, maxSize: maxBytes, sizeCalculation: () => 60_000 });
  const queue = createFairQueue({ waitingPerKey: mostWaiting });

  /** Reads a picture of ours, or an uploaded one; without it the woven edge has a plain blue background. */
  async function readPicture(address: string) {
    if (/^\/(covers|art)\/[\w-]+\.\w+$/.test(address)) return readFile(join(env.root, 'packages/ui/public', address));
    const answer = await fetch(`${ownAddress()}${address}`, { signal: AbortSignal.timeout(pictureSeconds * 1000) });
    if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
    return Buffer.from(await answer.arrayBuffer());
  }

  async function draw({ words, picture }: Drawn) {
    // Loaded with the first picture, since its fonts take memory.
    const [{ designOf, pictureBox }, sharp] = await Promise.all([import('./design.ts'), loadSharp()]);
    const sheet = sharp(Buffer.from(designOf(words)));
    const { width, height, left, top } = pictureBox;
    const art =
      picture &&
      (await readPicture(picture).catch((err: unknown) => void log.warn({ err }, 'drawn without its picture')));
    // An SVG is drawn large enough to fill its box.
    const input = art && (await sharp(art, { density: 144 }).resize({ width, height, fit: 'cover' }).toBuffer());
    return (input ? sheet.composite([{ input, left, top }]) : sheet).png({ palette: true, quality: 90 }).toBuffer();
  }

  async function answer(drawn: Drawn): Promise<FileAnswer> {
    const key = JSON.stringify(drawn);
    let drawing = cache.get(key);
    if (!drawing) {
      drawing = queue('picture', () => draw(drawn));
      cache.set(key, drawing);
      drawing.catch(() => cache.delete(key));
    }
    // The address changes with what the picture shows.
    return { type: 'image/png', body: await drawing, cacheControl: 'public, max-age=604800' };
  }

  const product = env.PRODUCT_NAME;
  return [
    {
      path: '/share/:kind/:name',
      answer: async ({ kind, name = '' }) => {
        const known = sharedKinds.find((one) => one === kind);
        const [, slug] = /^([a-z0-9-]{1,160})\.png$/.exec(name) ?? [];
        const found = known && slug ? await findSharedPage(sql, known, slug) : null;
        if (!found) return null;
        const { title, mitra, picture, startsAt, salePrice } = currentPrice(found, clock.now());
        const price = salePrice === null ? null : salePrice === 0 ? 'Gratis' : rupiah(salePrice);
        return answer({
          words: { product, title, by: mitra, price, when: startsAt && dateTime(startsAt) },
          picture,
        });
      },
    },
    {
      path: '/share/:name',
      answer: async ({ name = '' }) =>
        name.endsWith('.png')
          ? answer({
              words: { product, title: 'Kelas online dari praktisi Indonesia', by: null, price: null, when: null },
              picture: '/art/hero-weave.svg',
            })
          : null,
    },
  ] satisfies PublicFile[];
}
