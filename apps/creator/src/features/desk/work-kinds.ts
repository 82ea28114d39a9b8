import { riskSignLabels, type RiskSign } from '@sinau/contracts/authoring/authoring/risk-signs.rules';
import { supportTopicNames, type SupportTopic } from '@sinau/contracts/backoffice/support/support.rules';
import type { AbuseCaseKind } from '@sinau/contracts/backoffice/abuse/abuse.rules';
import type { WorkKind } from '@sinau/contracts/backoffice/desk/desk.rules';
import type { WorkItem } from '@sinau/contracts/backoffice/desk/desk.schemas';
import type { PayoutStatus } from '@sinau/contracts/commerce/payout/payout.rules';
import type { DifferenceKind } from '@sinau/contracts/commerce/refund/refund.rules';
import type { RefundReason } from '@sinau/contracts/commerce/transaction/transaction.schemas';
import { operatorScreens } from '@sinau/contracts/operator-screens';
import type { ApplicantKind } from '@sinau/contracts/storefront/mitra/mitra.rules';
import { decimal } from '@sinau/format';
import { caseKindLabels } from '../../shared/case-kinds.ts';
import { differenceLabels } from '../../shared/payment-differences.ts';
import { payoutStatusLabels } from '../../shared/payout-status.tsx';
import { refundReasonLabels } from '../../shared/refund-reasons.ts';
import { applicantKindLabels } from './application-labels.ts';

interface WorkKindDescription {
  /** Name of the kind, for its badge and filter. */
  readonly label: string;
  readonly hrefOf: (item: WorkItem) => string;
  /** Line below the title; kinds without one have nothing more to say. */
  readonly note?: (item: WorkItem & { detail: string }) => string;
  /** Title, where the server's is no sentence. */
  readonly titleOf?: (item: WorkItem) => string;
}

/** Kinds of work as the list shows them, and where each is done. */
export const workKinds: Record<WorkKind, WorkKindDescription> = {
  class: { label: 'Tinjauan kelas', hrefOf: ({ ref }) => operatorScreens.operatorClass(ref) },
  bundle: { label: 'Tinjauan bundling', hrefOf: ({ ref }) => operatorScreens.operatorBundle(ref) },
  publication: {
    label: 'Perubahan kelas',
    hrefOf: ({ ref }) => operatorScreens.operatorPublication(ref),
    note: ({ detail }) =>
      detail
        .split(',')
        .map((sign) => riskSignLabels[sign as RiskSign])
        .join(', '),
  },
  application: {
    label: 'Pendaftaran mitra',
    hrefOf: ({ ref }) => operatorScreens.operatorApplication(ref),
    note: ({ detail }) => applicantKindLabels[detail as ApplicantKind],
  },
  report: {
    label: 'Laporan',
    hrefOf: ({ ref }) => operatorScreens.operatorReport(ref),
    note: ({ detail, count }) =>
      detail === 'appeal'
        ? caseKindLabels.appeal
        : `${caseKindLabels[detail as AbuseCaseKind]}, ${decimal(count)} laporan`,
  },
  ticket: {
    label: 'Bantuan',
    hrefOf: ({ ref }) => operatorScreens.operatorSupportTicket(ref),
    note: ({ detail }) => supportTopicNames[detail as SupportTopic],
  },
  mail: {
    label: 'Email gagal',
    hrefOf: () => operatorScreens.operatorSystem({ view: 'mail' }),
    titleOf: ({ count }) => `${decimal(count)} email gagal terkirim`,
  },
  refund: {
    label: 'Pengembalian dana',
    hrefOf: ({ ref }) => operatorScreens.operatorRefund(ref),
    note: ({ detail }) => refundReasonLabels[detail as RefundReason],
  },
  dispute: {
    label: 'Sengketa',
    hrefOf: ({ title }) => `${operatorScreens.operatorDisputes()}?keyword=${encodeURIComponent(title)}`,
  },
  difference: {
    label: 'Selisih pembayaran',
    hrefOf: ({ ref }) => operatorScreens.operatorOrder(ref),
    note: ({ detail }) => differenceLabels[detail as DifferenceKind],
  },
  payout: {
    label: 'Penarikan saldo',
    hrefOf: ({ ref }) => operatorScreens.operatorPayout(ref),
    titleOf: ({ title }) => `Penarikan ${title}`,
    note: ({ detail }) => payoutStatusLabels[detail as PayoutStatus],
  },
  job: {
    label: 'Pekerjaan gagal',
    hrefOf: () => operatorScreens.operatorSystem({ view: 'job' }),
    titleOf: ({ count }) => `${decimal(count)} pekerjaan sistem gagal`,
  },
};
