import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { catalog, lesson, program } from '@sinau/api-client';
import fc from 'fast-check';
import { isFullRun } from '@sinau/test-kit/full-run';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { publishChanges, publishedProgram } from '../../testing/classes.ts';
import { scene } from '../../testing/scene.ts';

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const byId = (id: string) => ({ params: { id } });

/** Next action of an author, and the delay before it. */
const act = fc.record({
  kind: fc.constantFrom('title', 'description', 'about', 'lesson', 'typed price', 'confirmed price', 'publish'),
  price: fc.integer({ min: 10, max: 900 }).map((thousands) => thousands * 1_000),
  delay: fc.integer({ min: 0, max: 12 }),
});

test('while random prices and texts are typed on a published class, visitors see only confirmed values', async () => {
  let seen = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 6, maxLength: 16 }), async (acts) => {
      const { partner } = await scene(app);
      const row = await publishedProgram(app, partner, { outline: [['Satu', 'Dua']], salePrice: 150_000 });
      const ids = { lesson: row.sections[0]!.lessons[0]!.id };
      /** Values that visitors may see: every confirmed one, from the time at which its call was sent. */
      const prices = new Set<number | null>([150_000]);
      const confirmed = new Set<string>();
      const typed = new Set<string>();
      let price = 150_000;

      const write = async (body: object) => {
        const { revision } = await partner.call(program.mineDetail, byId(row.id));
        // A value that the API refuses must not be seen either.
        return partner.call(program.update, { ...byId(row.id), body: { ...body, revision } }).catch(() => undefined);
      };
      /** Types letter by letter, as the builder sends a text whenever typing pauses. */
      const type = async (send: (text: string) => Promise<unknown>) => {
        const mark = `ketikan-${randomUUID()}`;
        typed.add(mark);
        for (const end of [mark.length - 3, mark.length]) await send(`${mark.slice(0, end)} di kelas ini`);
      };
      const steps: Record<(typeof acts)[number]['kind'], (one: (typeof acts)[number]) => Promise<unknown>> = {
        title: () => type((title) => write({ title })),
        description: () => type((description) => write({ description })),
        about: () => type((text) => write({ about: `<p>${text}</p>` })),
        lesson: () =>
          type(async (title) => {
            const { revision } = await partner.call(lesson.detail, byId(ids.lesson));
            const body = {
              type: 'article' as const,
              title,
              content: { html: `<p>${title}</p>` },
              setting: {},
              revision,
            };
            return partner.call(lesson.update, { ...byId(ids.lesson), body });
          }),
        // Types half a price, and a whole one that was never confirmed.
        'typed price': async (one) => {
          await write({ salePrice: Math.floor(one.price / 10_000) * 1_000 + 10_000 + 7 });
          await write({ salePrice: one.price + 13 });
        },
        'confirmed price': async (one) => {
          const none = { normalPrice: null, promotionEndsAt: null };
          prices.add(one.price);
          const change = { from: { salePrice: price, ...none }, to: { salePrice: one.price, ...none } };
          await partner.call(program.changePrices, { ...byId(row.id), body: change });
          price = one.price;
        },
        publish: async () => {
          for (const mark of typed) confirmed.add(mark);
          await publishChanges(partner, row.id).catch(() => undefined);
        },
      };

      let isWriting = true;
      const visit = async () => {
        while (isWriting) {
          const detail = await app.visitor.call(program.detail, byId(row.id));
          const found = await app.visitor.call(catalog.list, { query: { keyword: row.title, perPage: 50 } });
          const text = JSON.stringify([detail, found]);
          for (const mark of typed)
            if (!confirmed.has(mark)) expect(text.includes(mark.slice(0, -3)), mark).toBe(false);
          expect(prices).toContain(detail.salePrice);
          for (const { salePrice } of found.list.filter(({ id }) => id === row.id)) expect(prices).toContain(salePrice);
          seen += 1;
        }
      };
      const work = async () => {
        try {
          for (const one of acts) {
            await pause(one.delay);
            await steps[one.kind](one);
          }
        } finally {
          isWriting = false;
        }
      };
      await Promise.all([work(), visit()]);
    }),
    // The visible value depends on timing as well, so fewer actions would prove nothing.
    { numRuns: isFullRun ? 8 : 2, endOnFailure: true },
  );
  expect(seen).toBeGreaterThan(20);
});
