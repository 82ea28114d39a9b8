import { randomUUID } from 'node:crypto';
import { callerOf } from './api.ts';
import { demoOperator, demoPartner } from './people.ts';

interface Seats {
  /** Quota of the webinar; null without a limit. */
  quota?: number | null;
  regular: readonly object[];
  additional?: readonly object[];
}

const hourMs = 3_600_000;

/** A webinar of the demo partner in a week, with its tickets, published. */
export async function publishWebinar(title: string, { quota = null, regular, additional = [] }: Seats) {
  const call = await callerOf(demoPartner);
  const { list: categories } = await call<{ list: { id: string }[] }>('GET', '/category-class');
  const { id, slug } = await call<{ id: string; slug: string }>('POST', '/user/webinar/create', {
    title: `${title} ${randomUUID().slice(0, 8)}`,
    description: 'Satu malam bersama redaktur yang membaca naskahmu baris demi baris.',
    about: '<p>Kita membedah tiga naskah, dari lead sampai kalimat terakhir.</p>',
    categoryId: categories[0]!.id,
    thumbnail: '/covers/jurnalistik-1.svg',
  });
  const startsAt = Date.now() + 7 * 24 * hourMs;
  await call('POST', `/user/webinar/${id}/session/create`, {
    title: 'Bedah naskah bersama',
    startsAt: new Date(startsAt).toISOString(),
    endsAt: new Date(startsAt + 2 * hourMs).toISOString(),
    meetingUrl: 'https://rapat.contoh.test/bedah-naskah',
  });
  for (const ticket of regular) await call('POST', `/user/webinar/${id}/ticket/create/regular`, ticket);
  for (const ticket of additional) await call('POST', `/user/webinar/${id}/ticket/create/additional`, ticket);
  if (quota !== null) await call('PUT', `/user/webinar/${id}/quota`, { quota });
  await call('PUT', `/user/webinar/${id}/submit`);
  await (
    await callerOf(demoOperator)
  )('PUT', `/operator/class/${id}/publish`);
  return { id, slug };
}
