import type { ReceivedPayoutDetail } from '@sinau/contracts/commerce/payout/payout.schemas';
import { dateTime, rupiah } from '@sinau/format';
import { Card, Facts, type Fact } from '@sinau/ui';
import { PersonLink } from '../../shared/person-link.tsx';
import './payout-desk.css';

/** Destination of a payout, the other balances of the mitra, and the steps so far. */
export const PayoutFacts = (payout: ReceivedPayoutDetail) => (
  <div className="payout-desk-facts num">
    <Card as="section" padded aria-labelledby="payout-account">
      <h2 id="payout-account">Rekening tujuan</h2>
      <Facts className="payout-desk-list" facts={accountFacts(payout)} />
    </Card>
    <Card as="section" padded aria-labelledby="payout-mitra">
      <h2 id="payout-mitra">Saldo mitra</h2>
      <Facts className="payout-desk-list" facts={balanceFacts(payout)} />
    </Card>
    <Card as="section" padded aria-labelledby="payout-steps">
      <h2 id="payout-steps">Riwayat</h2>
      <Facts className="payout-desk-list" facts={stepFacts(payout)} />
    </Card>
  </div>
);

const accountFacts = ({ account }: ReceivedPayoutDetail): Fact[] => [
  ['Bank', `${account.bank.name} (${account.bank.code})`],
  ['Nomor rekening', <b key="number">{account.number}</b>],
  ['Atas nama', account.holder],
  ['Diisi', `${dateTime(account.enteredAt)} oleh ${account.enteredBy}`],
];

const balanceFacts = ({ mitra, balances }: ReceivedPayoutDetail): Fact[] => [
  ['Mitra', mitra.name],
  ['Sisa saldo tersedia', rupiah(balances.available)],
  ['Menunggu masa tahan', rupiah(balances.held)],
  ['Sudah dicairkan', rupiah(balances.paidOut)],
  ...(balances.debt > 0 ? [['Utang', rupiah(balances.debt)] as const] : []),
];

const endLabels = {
  rejected: 'Ditolak',
  failed: 'Transfer gagal',
  cancelled: 'Dibatalkan',
  returned: 'Dipastikan kembali',
} as const;

function stepFacts(payout: ReceivedPayoutDetail): Fact[] {
  const { requestedAt, requestedBy, approvedAt, approvedBy, paidAt, paidBy, endedAt, endedBy, status, reference } =
    payout;
  const step = (name: string, at: string | null, by: { id: string; fullname: string } | null): Fact[] =>
    at && by
      ? [
          [
            name,
            <>
              {dateTime(at)} oleh <PersonLink id={by.id} name={by.fullname} />
            </>,
          ],
        ]
      : [];
  return [
    ...step('Diminta', requestedAt, requestedBy),
    ...step('Disetujui', approvedAt, approvedBy),
    ...step('Ditransfer', paidAt, paidBy),
    ...(reference ? [['Nomor referensi', reference] as const] : []),
    ...step('Dikembalikan bank', payout.returnNotedAt, payout.returnNotedBy),
    ...(status in endLabels ? step(endLabels[status as keyof typeof endLabels], endedAt, endedBy) : []),
    ...(payout.reason ? [['Alasan', payout.reason] as const] : []),
  ];
}
