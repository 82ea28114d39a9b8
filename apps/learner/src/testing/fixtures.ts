import { question } from '@sinau/classroom/testing';
import type { Bundle } from '@sinau/contracts/authoring/bundle/bundle.schemas';
import type { Catalog } from '@sinau/contracts/storefront/catalog/catalog.endpoints';
import type { CatalogCard } from '@sinau/contracts/storefront/catalog/catalog.schemas';
import type { OwnCertificate } from '@sinau/contracts/core/certificate/certificate.schemas';
import type { Discussion } from '@sinau/contracts/study/discussion/discussion.schemas';
import type { MyClass } from '@sinau/contracts/study/learning/learning.schemas';
import type { Program } from '@sinau/contracts/authoring/program/program.schemas';
import type { Review, ReviewList } from '@sinau/contracts/study/review/review.schemas';
import type { PublicTicket } from '@sinau/contracts/commerce/ticket/ticket.schemas';
import type { Sale } from '@sinau/contracts/storefront/stock/sale.schemas';
import type { Webinar } from '@sinau/contracts/authoring/webinar/webinar.schemas';

export const idOf = (number: number): string => `01990000-0000-7000-8000-${String(number).padStart(12, '0')}`;
export const listOf = <T>(list: T[]) => ({ list, total: list.length, page: 1, perPage: 12 });

const mitra = { id: idOf(900), name: 'Ruang Redaksi', slug: 'ruang-redaksi', logo: null };
const journalism = { title: 'Jurnalistik & Menulis', slug: 'jurnalistik-menulis' };
/** Fields of a class that its cards and lines show. */
export const face = {
  title: 'Menulis Berita',
  slug: 'menulis-berita',
  format: 'self-paced' as const,
  thumbnail: null,
  mitra,
};

const offer = { normalPrice: null, promotionEndsAt: null, rating: null, durationSeconds: 5_400 };

/** Creates the sale of an offer without seats. */
export const saleOf = (overrides: Partial<Sale> = {}): Sale => ({
  state: 'open',
  opensAt: null,
  closesAt: null,
  seatsLeft: null,
  ...overrides,
});
const sale = saleOf();

export const catalogCard = (overrides: Partial<CatalogCard> = {}): CatalogCard => ({
  ...face,
  id: idOf(1),
  type: 'program',
  salePrice: 249_000,
  ...offer,
  category: journalism,
  totalLesson: 6,
  totalClass: 0,
  startsAt: null,
  endsAt: null,
  badge: null,
  participantCount: 12,
  sale,
  ...overrides,
});

export const programDetail = (overrides: Partial<Program> = {}): Program => ({
  ...face,
  id: idOf(1),
  code: 'K1',
  type: 'program',
  salePrice: 249_000,
  ...offer,
  description: 'Dari sudut cerita sampai naskah jadi.',
  requirements: 'Laptop\nWaktu luang',
  about: '<p>Berlatih dari kasus.</p>',
  completionMessage: null,
  level: 'beginner',
  language: 'id',
  category: { id: idOf(800), ...journalism },
  createdBy: { fullname: 'Maya' },
  educators: [],
  statusApprove: 'publish',
  status: 'publish',
  submittedAt: null,
  reviewReason: null,
  allowsNewsWriting: false,
  archiveAt: null,
  updatedAt: '2026-11-02T03:00:00.000Z',
  revision: 1,
  cohort: null,
  weeklyHours: null,
  hasWatermark: false,
  startsAt: null,
  endsAt: null,
  sessions: [],
  sections: [],
  participant: null,
  participantCount: 12,
  ...overrides,
});

export const catalogOf = (list: CatalogCard[]): Catalog => ({
  ...listOf(list),
  facets: {
    tab: [{ value: 'self-paced', label: 'Kelas Mandiri', count: list.length }],
    category: [
      { value: journalism.slug, label: journalism.title, count: list.length },
      { value: 'data-ai', label: 'Data & AI', count: 3 },
    ],
    price: [
      { value: '', label: 'Semua harga', count: list.length },
      { value: 'free', label: 'Gratis', count: 1 },
      { value: 'paid', label: 'Berbayar', count: 2 },
      { value: 'promo', label: 'Sedang promo', count: 0 },
      { value: '1-150000', label: 'Sampai Rp150.000', count: 2 },
    ],
    level: [
      { value: 'beginner', label: 'Pemula', count: 2 },
      { value: 'advanced', label: 'Mahir', count: 0 },
    ],
    language: [{ value: 'id', label: 'Bahasa Indonesia', count: list.length }],
    duration: [{ value: '1-3h', label: '1–3 jam', count: 2 }],
    rating: [
      { value: '', label: 'Semua rating', count: list.length },
      { value: '4.5', label: '4,5 ke atas', count: 1 },
    ],
    starts: [
      { value: '', label: 'Kapan saja', count: list.length },
      { value: 'this-week', label: 'Minggu ini', count: 1 },
    ],
    seats: [{ value: 'true', label: 'Masih ada kuota', count: list.length }],
  },
  asOf: null,
  search: null,
});

export const myClass = (progress: number, overrides: Partial<MyClass> = {}): MyClass => ({
  ...face,
  id: idOf(1),
  type: 'program',
  participant: { id: idOf(700), progress },
  totalLesson: 6,
  enrolledAt: '2026-11-21T03:00:00.000Z',
  ...overrides,
});

export const certificateOf = (overrides: Partial<OwnCertificate> = {}): OwnCertificate => ({
  id: idOf(600),
  number: '7K3M9QXA2BTDW',
  status: 'valid',
  name: 'Sekar Ayu',
  class: { id: idOf(1), type: 'program', title: 'Menulis Berita', slug: 'menulis-berita' },
  mitra: { name: 'Ruang Redaksi', slug: 'ruang-redaksi' },
  lessonCount: 6,
  durationSeconds: 15_600,
  completedAt: '2026-11-20T17:30:00.000Z',
  issuedAt: '2026-11-20T17:30:00.000Z',
  revokedAt: null,
  nameCorrectedAt: null,
  isListed: true,
  picture: '/api/certificate/picture/7K3M9QXA2BTDW',
  isHidden: false,
  downloadCount: 0,
  nameCorrectionsLeft: 2,
  revokedFor: null,
  ...overrides,
});

export const questionOf = (number: number, overrides: Partial<Discussion> = {}): Discussion =>
  question(idOf(number), {
    lesson: idOf(1),
    content: `Pertanyaan ${number}`,
    createdBy: { fullname: 'Bayu', avatar: null },
    createdAt: '2026-11-21T03:00:00.000Z',
    ...overrides,
  });

export const reviewOf = (number: number, overrides: Partial<Review> = {}): Review => ({
  id: idOf(400 + number),
  rating: 5,
  content: `Ulasan ${number}`,
  createdAt: '2026-11-20T03:00:00.000Z',
  editedAt: null,
  createdBy: { fullname: 'Bayu', avatar: null },
  class: { title: 'Menulis Berita', slug: 'menulis-berita' },
  answer: null,
  ...overrides,
});

export function reviewsOf(list: Review[]): ReviewList {
  const histogram = [5, 4, 3, 2, 1].map((rating) => ({
    rating,
    count: list.filter((one) => one.rating === rating).length,
  }));
  return {
    ...listOf(list),
    average: list.length === 0 ? null : list.reduce((sum, { rating }) => sum + rating, 0) / list.length,
    histogram,
  };
}

/** Creates a bundle of classes at these prices for Rp100.000. */
export function bundleOf(prices: readonly number[], overrides: Partial<Bundle> = {}): Bundle {
  const {
    startsAt: _,
    endsAt: __,
    format: ___,
    ...card
  } = catalogCard({ title: 'Jago Menulis', slug: 'bundling-jago-menulis' });
  const classes = prices.map((salePrice, index) => ({
    ...face,
    ...offer,
    id: idOf(index + 1),
    type: 'program' as const,
    title: `Kelas ${index + 1}`,
    salePrice,
    category: journalism,
    totalLesson: 6,
    participantCount: 12,
    sale,
    reason: '',
  }));
  const normalPrice = prices.reduce((sum, price) => sum + price, 0);
  return {
    ...card,
    id: idOf(300),
    type: 'bundle',
    code: 'B1',
    description: 'Dari lead sampai naskah.',
    updatedAt: '2026-11-02T03:00:00.000Z',
    archiveAt: null,
    salePrice: 100_000,
    normalPrice,
    saving: normalPrice - 100_000,
    totalClass: prices.length,
    own: null,
    classes,
    ...overrides,
  };
}

export const publicTicket = (overrides: Partial<PublicTicket> = {}): PublicTicket => ({
  id: idOf(51),
  kind: 'regular',
  title: 'Reguler',
  description: '',
  price: 75_000,
  normalPrice: null,
  tierEndsAt: null,
  tierLeft: null,
  perOrder: 1,
  perUser: 1,
  sale: saleOf(),
  ...overrides,
});

export function webinarDetail(overrides: Partial<Webinar> = {}): Webinar {
  const { format: _, sections: __, cohort: ___, weeklyHours: ____, hasWatermark: _____, ...common } = programDetail();
  return {
    ...common,
    id: idOf(2),
    type: 'webinar',
    title: 'Menulis di Era Digital',
    slug: 'webinar-menulis',
    startsAt: '2099-01-06T12:00:00.000Z',
    endsAt: '2099-01-06T14:00:00.000Z',
    sessions: [],
    sale: saleOf(),
    tickets: [],
    own: null,
    ...overrides,
  };
}
