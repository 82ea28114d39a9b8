import { randomUUID } from 'node:crypto';
import { days, later } from '../platform/clock.ts';
import type { AppUnderTest } from './app-under-test.ts';

/** One record of each kind that operators write for the public pages. */
export async function contentOf(app: AppUnderTest) {
  const now = app.clock.now();
  const slug = () => `isi-${randomUUID().slice(0, 8)}`;
  const banner = await app.db.banner.create({
    data: { text: 'Pekan Belajar', link: '/', endDate: later(now, days(1)) },
  });
  const topic = await app.db.category.create({ data: { title: 'Kriya', slug: slug(), position: 90 } });
  const faqCategory = await app.db.faqCategory.create({
    data: { title: 'Akun', slug: slug(), audience: 'learner', position: 0 },
  });
  const faq = await app.db.faq.create({
    data: { categoryId: faqCategory.id, question: 'Bagaimana?', answer: '<p>Begini.</p>', position: 0 },
  });
  const testimony = await app.db.testimony.create({
    data: { name: 'Sri', role: 'Guru', content: 'Bagus.', position: 0 },
  });
  const article = await app.db.article.create({
    data: { slug: slug(), title: 'Bacaan', summary: 'Ringkas', body: '<p>Isi.</p>', updatedAt: now },
  });
  return {
    banner: banner.id,
    topic: topic.id,
    faqCategory: faqCategory.id,
    faq: faq.id,
    testimony: testimony.id,
    article: article.id,
  };
}
