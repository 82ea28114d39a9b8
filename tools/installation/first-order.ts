import { randomUUID } from 'node:crypto';
import { coverAddress } from '@sinau/contracts/authoring/program/program.covers';
import { callShop, type Shop } from './shop-visitor.ts';

export interface Installation {
  readonly shop: Shop;
  /** Runs a command of the API in the installation. */
  cli(...args: string[]): Promise<string>;
  /** The newest mail to an address, once it has arrived. */
  mailTo(email: string): Promise<string>;
}

/** Makes of an empty shop one that has sold a class: a partner joins and builds it, a buyer pays. Returns the paid order. */
export async function sellFirstClass(installation: Installation) {
  const { shop, cli } = installation;
  const mark = randomUUID().slice(0, 8);
  const partner = await openAccount(installation, 'Bagas Wirawan', `bagas-${mark}@contoh.test`);
  const { list } = await partner<{ list: { id: string }[] }>('GET', '/category-class');
  const categoryId = list[0]!.id;
  const mitra = await partner<{ id: string }>('POST', '/user/mitra/create', {
    kind: 'institute',
    name: `Ruang Redaksi ${mark}`,
    categoryId,
    expertise: 'Menulis feature dan wawancara',
    experience: 'professional',
    about: 'Kelas menulis, wawancara, dan foto dari wartawan yang masih meliput.',
    link: 'https://contoh.id',
    isAgreed: true,
  });
  await cli('mitra', 'verify', mitra.id);
  const program = await partner<{ id: string; slug: string }>('POST', '/user/program/create', {
    title: 'Menulis Lead yang Kuat',
    description: 'Belajar menulis pembuka berita yang membuat orang terus membaca.',
    categoryId,
    thumbnail: coverAddress('jurnalistik-1'),
    salePrice: 150_000,
  });
  const outline = await partner<{ sections: { id: string }[] }>('PUT', `/user/program/create-section/${program.id}`, {
    sectionTitle: 'Pembuka',
  });
  await partner('POST', `/user/lesson/create/${outline.sections[0]!.id}`, {
    type: 'article',
    title: 'Mengenal lead',
    content: { html: '<p>Lead menjawab pertanyaan terpenting.</p>' },
    setting: { progressBar: true, completionType: 'hit-button' },
  });
  await partner('PUT', `/user/program/${program.id}/submit`);
  await cli('class', 'publish', program.slug);

  const buyer = await openAccount(installation, 'Sekar Ayu', `sekar-${mark}@contoh.test`);
  const placed = await buyer<{ id: string; redirectUrl: string }>('POST', '/transaction/create', {
    programIds: [program.id],
    paymentMethod: 'qris',
  });
  const payment = new URL(placed.redirectUrl, `https://${shop.domain}`).pathname.split('/').at(-1)!;
  await buyer('POST', `/payment/simulator/${payment}`, { outcome: 'settlement' });
  return {
    slug: program.slug,
    order: () => buyer<{ status: string; total: number }>('GET', `/transaction/get-detail?id=${placed.id}`),
  };
}

/** Opens an account whose address is confirmed by the mail that comes. */
async function openAccount({ shop, mailTo }: Installation, fullname: string, email: string) {
  const password = 'rahasia-sekali';
  const { token } = await callShop<{ token: string }>(shop, 'POST', '/user/auth/register', {
    fullname,
    email,
    password,
  });
  const [link] = /https:\/\/\S*[?&]token=[\w.-]+/.exec(await mailTo(email))!;
  await callShop(shop, 'POST', '/user/auth/verify-email', { token: new URL(link).searchParams.get('token') });
  return <T>(method: string, path: string, body?: object) => callShop<T>(shop, method, path, body, token);
}
