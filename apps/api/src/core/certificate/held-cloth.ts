import { clothIsDoneAt } from '@sinau/contracts/core/cloth/cloth.rules';
import { AppError } from '../../platform/app-error.ts';
import type { Deps } from '../../platform/deps.ts';
import { loadSharp } from '../../platform/load-sharp.ts';
import { findFullname } from './certificate.queries.ts';
import { findThreads } from './cloth.ts';

/** Draws the cloth that a user shows as things that one can hold: a picture to share, and a pattern to print. */
export function createHeldCloth({ db, env, keys, clock }: Pick<Deps, 'db' | 'env' | 'keys' | 'clock'>) {
  const findDone = async (userId: string) => {
    const woven = await findThreads(db, keys.certificate, userId, { isHidden: false });
    if (woven.length < clothIsDoneAt) throw new AppError('not_found');
    return woven.map(({ thread }) => thread);
  };

  return {
    async story({ userId }: { userId: string }) {
      const threads = await findDone(userId);
      const name = await findFullname(db, userId);
      const [{ drawClothStory, paintSvg, storySize }, sharp] = await Promise.all([
        import('./sheet/index.ts'),
        loadSharp(),
      ]);
      const weaver = { issuer: env.PRODUCT_NAME, name, classCount: threads.length };
      const svg = paintSvg(drawClothStory(threads, weaver), { ...storySize, prefix: 'k' });
      const content = await sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: true }).toBuffer();
      return { content, name: `${userId}-${threads.length}-story` };
    },

    async pattern({ userId }: { userId: string }) {
      const threads = await findDone(userId);
      const name = await findFullname(db, userId);
      const { drawPattern, paintPdf, patternSize } = await import('./sheet/index.ts');
      const content = await paintPdf([drawPattern(threads)], patternSize(threads), {
        title: `Pola kain ${name}`,
        author: env.PRODUCT_NAME,
        subject: 'Satu ulangan, setiap petak 5 cm. Susun berdampingan tanpa jarak.',
        createdAt: clock.now(),
      });
      return { content, name: `${userId}-${threads.length}-pattern` };
    },
  };
}
