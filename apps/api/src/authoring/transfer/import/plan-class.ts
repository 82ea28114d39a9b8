import type { z } from 'zod';
import { outlineTexts, type ClassOutline } from '@sinau/contracts/authoring/transfer/class-backup.schemas';
import { priceProblems } from '@sinau/contracts/authoring/program/program.rules';
import { programFormats } from '@sinau/contracts/storefront/catalog/offer.rules';
import { cleanHtml } from '../../../platform/html.ts';
import { relinkAddress, relinkText } from '../../../study/lesson-kinds/index.ts';
import type { RawOutline } from './import-source.ts';
import type { PlanFacts } from './plan-facts.ts';
import type { PlanLinks } from './plan-links.ts';
import type { PlanReport } from './plan-report.ts';

type Texts = z.output<typeof outlineTexts>;

/** Fields of a class about which its source says nothing. */
const blank: Texts = {
  title: 'Kelas dari impor',
  description: '',
  requirements: '',
  about: '',
  completionMessage: null,
  level: 'all',
  language: 'id',
  thumbnail: null,
  salePrice: null,
  normalPrice: null,
  promotionEndsAt: null,
  cohort: null,
  weeklyHours: null,
  hasWatermark: false,
};
const labels: Readonly<Record<keyof Texts, string>> = {
  title: 'Judul',
  description: 'Deskripsi singkat',
  requirements: 'Prasyarat',
  about: 'Tentang kelas',
  completionMessage: 'Pesan penutup',
  level: 'Tingkat',
  language: 'Bahasa',
  thumbnail: 'Sampul',
  salePrice: 'Harga',
  normalPrice: 'Harga normal',
  promotionEndsAt: 'Akhir promo',
  cohort: 'Angkatan',
  weeklyHours: 'Jam per minggu',
  hasWatermark: 'Tanda air',
};

/** Plans the fields of the class itself; one that cannot be taken over is blank, and told. */
export function planClass(
  raw: RawOutline['class'],
  { now, topics }: Pick<PlanFacts, 'now' | 'topics'>,
  links: PlanLinks,
  report: PlanReport,
): ClassOutline['class'] {
  const notes: string[] = [];
  const own = links.noting(notes);
  const kind = raw.kind === 'webinar' ? ('webinar' as const) : ('program' as const);
  const format = programFormats.find((one) => one === raw.format) ?? 'self-paced';
  const fields = fieldsOf(raw, notes);

  const about = relinkText(fields.about, 'about', own);
  const message = fields.completionMessage && relinkText(fields.completionMessage, 'message', own);
  if (cleanHtml(fields.about, 'about') !== fields.about) notes.push('Format teks “Tentang kelas” disesuaikan');
  const thumbnail = relinkAddress(fields.thumbnail, own);
  const isOfGroup = kind === 'program' && format !== 'self-paced';
  if (!isOfGroup && (fields.cohort || fields.weeklyHours))
    notes.push('Angkatan dan jam per minggu tidak berlaku di sini');
  const planned = {
    ...fields,
    about,
    completionMessage: message,
    thumbnail,
    ...(!isOfGroup && { cohort: null, weeklyHours: null }),
    ...pricesOf(kind, fields, now, notes),
    kind,
    format,
    category: categoryOf(raw.category, topics, notes),
  };
  if (kind === 'webinar') notes.push('Tiket tidak ikut cadangan. Buat lagi tiketnya sebelum terbit.');
  report.made({ title: planned.title }, notes);
  return planned;
}

function fieldsOf(raw: RawOutline['class'], notes: string[]): Texts {
  const fields = Object.keys(blank) as (keyof Texts)[];
  return Object.fromEntries(
    fields.map((name) => {
      const parsed = outlineTexts.shape[name].safeParse(raw[name]);
      if (!parsed.success && raw[name] !== undefined) notes.push(`${labels[name]} tidak ikut karena tidak bisa dibaca`);
      return [name, parsed.success ? parsed.data : blank[name]];
    }),
  ) as Texts;
}

/** A promotion that is over, or does not fit, leaves the normal price. A webinar's price is that of its tickets. */
function pricesOf(
  kind: ClassOutline['class']['kind'],
  { salePrice, normalPrice, promotionEndsAt }: Texts,
  now: Date,
  notes: string[],
) {
  if (kind === 'webinar') return { salePrice: null, normalPrice: null, promotionEndsAt: null };
  const ends = promotionEndsAt === null ? null : new Date(promotionEndsAt);
  const problems = priceProblems({ salePrice, normalPrice, promotionEndsAt: ends }, now);
  if (Object.keys(problems).length === 0) return {};
  notes.push('Promonya sudah lewat, jadi harganya kembali ke harga normal');
  return { salePrice: normalPrice ?? salePrice, normalPrice: null, promotionEndsAt: null };
}

function categoryOf(raw: unknown, topics: ReadonlySet<string>, notes: string[]): ClassOutline['class']['category'] {
  if (!raw || typeof raw !== 'object') return null;
  const { slug, title = slug } = raw as { slug?: unknown; title?: unknown };
  if (typeof slug !== 'string' || typeof title !== 'string') return null;
  if (topics.has(slug)) return { slug, title: title.slice(0, 200) };
  notes.push(`Topik “${title.slice(0, 80)}” tidak ada di sini. Pilih topik lain sebelum terbit.`);
  return null;
}
