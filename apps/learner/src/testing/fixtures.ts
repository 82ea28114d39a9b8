import type { Bundle } from '@sinau/contracts/bundle/bundle.schemas';
import type { CartItem, Quote } from '@sinau/contracts/cart/cart.schemas';
import type { Catalog } from '@sinau/contracts/catalog/catalog.endpoints';
import type { CatalogCard } from '@sinau/contracts/catalog/catalog.schemas';
import type { OwnCertificate } from '@sinau/contracts/certificate/certificate.schemas';
import type { Discussion } from '@sinau/contracts/discussion/discussion.schemas';
import type { MyClass } from '@sinau/contracts/learning/learning.schemas';
import type { Program } from '@sinau/contracts/program/program.schemas';
import type { Review, ReviewList } from '@sinau/contracts/review/review.schemas';
import type { Order } from '@sinau/contracts/transaction/transaction.schemas';

export const idOf = (number: number): string => `01990000-0000-7000-8000-${String(number).padStart(12, '0')}`;
export const listOf = <T>(list: T[]) => ({ list, total: list.length, page: 1, perPage: 12 });

const mitra = { id: idOf(900), name: 'Ruang Redaksi', slug: 'ruang-redaksi', logo: null };
const journalism = { title: 'Jurnalistik & Menulis', slug: 'jurnalistik-menulis' };
const face = { title: 'Menulis Berita', slug: 'menulis-berita', format: 'self-paced' as const, thumbnail: null, mitra };

const offer = { normalPrice: null, promotionEndsAt: null, rating: null, durationSeconds: 5_400 };

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
  participantCount: 12,
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
  },
});

type ProgramItem = Extract<CartItem, { type: 'Program' }>;
export const cartItem = (number: number, overrides: Partial<ProgramItem> = {}): ProgramItem => ({
  ...face,
  id: idOf(100 + number),
  type: 'Program',
  programId: idOf(number),
  title: `Kelas ${number}`,
  slug: `kelas-${number}`,
  salePrice: 100_000,
  normalPrice: null,
  promotionEndsAt: null,
  isForSale: true,
  ...overrides,
});

export const cartOf = (list: CartItem[]) => {
  const selectable = list.filter(({ isForSale }) => isForSale);
  return {
    ...listOf(list),
    selectable: {
      items: selectable.length,
      classes: selectable.length,
      total: selectable.reduce((sum, { salePrice }) => sum + salePrice, 0),
    },
  };
};

type Line = Quote['lines'][number];
export const quoteLine = (number: number, listPrice = 100_000): Line => ({
  ...face,
  type: 'Program',
  id: idOf(number),
  title: `Kelas ${number}`,
  slug: `kelas-${number}`,
  bundle: null,
  normalPrice: null,
  promotionEndsAt: null,
  listPrice,
  voucherMitra: 0,
  voucherPlatform: 0,
  paid: listPrice,
});

export function quoteOf(lines: Line[]): Quote {
  const subtotal = lines.reduce((sum, { listPrice }) => sum + listPrice, 0);
  return { lines, owned: [], subtotal, discount: 0, total: subtotal, paymentWindowMinutes: 1440, pendingOrders: [] };
}

export const orderOf = (overrides: Partial<Order> = {}): Order => ({
  id: idOf(500),
  orderId: 'SN-20261121-AB12',
  status: 'PENDING',
  total: 100_000,
  paymentMethod: { code: 'qris', title: 'QRIS', description: 'Pindai dari aplikasi bank atau e-wallet' },
  lines: [quoteLine(1)],
  createdAt: '2026-11-21T03:00:00.000Z',
  expiresAt: '2026-11-22T03:00:00.000Z',
  paidAt: null,
  lastAttempt: null,
  refundDueAt: null,
  refundReason: null,
  refundedAt: null,
  refundReference: null,
  redirectUrl: '/pay/simulator/1',
  ...overrides,
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
  isListed: true,
  picture: '/api/certificate/picture/7K3M9QXA2BTDW',
  isHidden: false,
  downloadCount: 0,
  revokedFor: null,
  ...overrides,
});

export const questionOf = (number: number, overrides: Partial<Discussion> = {}): Discussion => ({
  id: idOf(number),
  parent: null,
  lesson: idOf(1),
  content: `Pertanyaan ${number}`,
  createdBy: { fullname: 'Bayu', avatar: null },
  role: 'Participant',
  createdAt: '2026-11-21T03:00:00.000Z',
  editedAt: null,
  isDeleted: false,
  isHidden: false,
  hiddenReason: null,
  mayHide: false,
  atSecond: null,
  isMine: false,
  isLiked: false,
  totalLike: 0,
  totalReply: 0,
  replies: [],
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

/** Classes at these prices together for Rp100.000. */
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
  }));
  const normalPrice = prices.reduce((sum, price) => sum + price, 0);
  return {
    ...card,
    id: idOf(300),
    type: 'bundle',
    code: 'B1',
    description: 'Dari lead sampai naskah.',
    updatedAt: '2026-11-02T03:00:00.000Z',
    salePrice: 100_000,
    normalPrice,
    saving: normalPrice - 100_000,
    totalClass: prices.length,
    own: null,
    classes,
    ...overrides,
  };
}
