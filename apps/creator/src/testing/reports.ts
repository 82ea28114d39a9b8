import type { WalletEntry } from '@sinau/contracts/commerce/ledger/ledger.schemas';
import type {
  ClassReport,
  ClassSummary,
  ParticipantDetail,
  ParticipantReport,
} from '@sinau/contracts/backoffice/report/report.schemas';
import type { DashboardSummary, Sale, SalesSummary } from '@sinau/contracts/backoffice/report/sales.schemas';

const lead = { id: 'c1', type: 'program' as const, title: 'Menulis Lead', slug: 'menulis-lead' };

/** Returns a list whose only page has these rows. */
export const listed = <Row>(...list: Row[]) => ({ list, total: list.length, page: 1, perPage: 20 });

export const sale = (overrides: Partial<Sale> = {}): Sale => ({
  id: 's1',
  status: 'kept',
  orderId: 'SN-1',
  paidAt: '2026-11-21T03:00:00.000Z',
  class: lead,
  type: 'program',
  bundle: null,
  ticket: null,
  quantity: 1,
  listPrice: 200_000,
  voucherMitra: 50_000,
  voucherPlatform: 30_000,
  paid: 120_000,
  fee: 30_000,
  share: 120_000,
  ...overrides,
});

const period = { from: '2026-11-19', to: '2026-11-21', days: 30, grain: 'day' as const };
const sold = {
  sold: [
    { id: 'c2', type: 'program' as const, title: 'Meliput Banjir', slug: 'meliput-banjir', sales: 3, share: 360_000 },
  ],
  others: { things: 0, sales: 0, share: 0 },
};

export const salesSummary = (overrides: Partial<SalesSummary> = {}): SalesSummary => ({
  ...period,
  sales: 3,
  listPrice: 450_000,
  voucherMitra: 0,
  voucherPlatform: 0,
  fee: 90_000,
  share: 360_000,
  refunded: { lines: 0, share: 0 },
  previous: { sales: 2, share: 240_000 },
  series: [
    { day: '2026-11-19', share: 120_000, previous: 0 },
    { day: '2026-11-20', share: 0, previous: 240_000 },
    { day: '2026-11-21', share: 240_000, previous: 0 },
  ],
  ...sold,
  ...overrides,
});

export const dashboardSummary = (overrides: Partial<DashboardSummary> = {}): DashboardSummary => ({
  ...period,
  share: { current: 360_000, previous: 240_000 },
  sales: { current: 3, previous: 2 },
  participants: { current: 2, previous: 4 },
  completed: { current: 1, previous: 0 },
  series: salesSummary().series.map(({ day, share, previous }, index) => ({
    day,
    share,
    participants: index,
    previous: { share: previous ?? 0, participants: 3 },
  })),
  ...sold,
  ...overrides,
});

export const walletEntry = (overrides: Partial<WalletEntry> = {}): WalletEntry => ({
  id: 'e1',
  kind: 'sale',
  occurredAt: '2026-11-21T03:00:00.000Z',
  amount: 120_000,
  balance: { available: 0, held: 120_000 },
  class: lead,
  type: 'program',
  bundle: null,
  orderId: 'SN-1',
  base: 150_000,
  fee: 30_000,
  payout: null,
  heldUntil: '2026-11-28T03:00:00.000Z',
  isRefunded: false,
  isHeld: true,
  ...overrides,
});

const learning = {
  participants: 4,
  completed: 1,
  averageProgress: 45,
  distribution: [1, 0, 1, 1, 1],
  newParticipants: { current: 2, previous: 4 },
};
export const reportSummary = { ...learning, totalClass: 2, published: 2, inReview: 0, totalBundle: 0 };
export const classSummary: ClassSummary = {
  ...learning,
  class: { ...lead, format: 'self-paced', thumbnail: null },
  sales: 4,
  share: 480_000,
  bundled: { sales: 0, share: 0 },
};

export const classReport = (overrides: Partial<ClassReport> = {}): ClassReport => ({
  ...lead,
  format: 'self-paced',
  thumbnail: null,
  statusApprove: 'publish',
  archiveAt: null,
  salePrice: 200_000,
  participants: 4,
  completed: 1,
  averageProgress: 45,
  sales: 4,
  share: 480_000,
  ...overrides,
});

export const participant = (overrides: Partial<ParticipantReport> = {}): ParticipantReport => ({
  id: 'p1',
  fullname: 'Sekar Ayu',
  avatar: null,
  progress: 50,
  enrolledAt: '2026-11-01T03:00:00.000Z',
  startedAt: '2026-11-02T03:00:00.000Z',
  lastActivityAt: '2026-11-03T03:00:00.000Z',
  completedAt: null,
  hasAccess: true,
  sessions: null,
  enrolments: [],
  ...overrides,
});

const { enrolments: _, ...learner } = participant();
export const participantDetail: ParticipantDetail = {
  ...learner,
  class: lead,
  certificateIssuedAt: null,
  lessons: [
    {
      id: 'l1',
      section: 'Pembuka',
      type: 'article',
      title: 'Apa itu lead',
      status: 'passed',
      isRequired: true,
      startedAt: '2026-11-02T03:00:00.000Z',
      passedAt: '2026-11-03T03:00:00.000Z',
      submission: null,
      session: null,
      quiz: null,
    },
    {
      id: 'l2',
      section: 'Pembuka',
      type: 'video',
      title: 'Menulis lead',
      status: 'started',
      isRequired: true,
      startedAt: '2026-11-03T03:00:00.000Z',
      passedAt: null,
      submission: null,
      session: null,
      quiz: null,
    },
    {
      id: 'l3',
      section: null,
      type: 'quiz',
      title: 'Kuis lama',
      status: 'not-passed',
      isRequired: false,
      startedAt: null,
      passedAt: null,
      submission: null,
      session: null,
      quiz: null,
    },
  ],
};
