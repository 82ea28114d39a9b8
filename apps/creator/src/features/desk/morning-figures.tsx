import type { Morning } from '@sinau/contracts/backoffice/desk/desk.schemas';
import { operatorScreens } from '@sinau/contracts/operator-screens';
import { date, dateTime, decimal, rupiah } from '@sinau/format';
import { QueryStates } from '@sinau/shell';
import { Figure, Figures, FiguresSkeleton } from '../../shared/figures/figures.tsx';
import { useIsStaff } from '../../shared/staff.ts';
import { LedgerAlarm } from './ledger-alarm.tsx';
import { useMorning } from './desk.data.ts';
import './work-list.css';

/** Figures that finance reads first, each with its period. */
export const MorningFigures = () => (
  <section aria-labelledby="morning" className="work">
    <h2 id="morning">Angka pagi ini</h2>
    <QueryStates query={useMorning()} noun="angka pagi ini" skeleton={<FiguresSkeleton count={5} />}>
      {(morning) => <Shown {...morning} />}
    </QueryStates>
  </section>
);

const booksLabels = { different: 'Ada selisih', overdue: 'Belum diperiksa' } as const;

function Shown({ day, sales, refunds, payouts, held, books }: Morning) {
  const seesSystem = useIsStaff();
  const yesterday = `Kemarin, ${date(day)}`;
  return (
    <>
      {seesSystem && <LedgerAlarm alarm={books.alarm} />}
      <Figures>
        <Figure label="Penjualan" value={rupiah(sales.total)}>
          {yesterday} · {decimal(sales.count)} pesanan
        </Figure>
        <Figure label="Dikembalikan" value={rupiah(refunds.total)}>
          {yesterday} · {decimal(refunds.count)} pengembalian
        </Figure>
        {payouts.count > 0 && (
          <Figure label="Penarikan menunggu" href={operatorScreens.operatorPayouts()} value={rupiah(payouts.total)}>
            Saat ini · {decimal(payouts.count)} penarikan
          </Figure>
        )}
        <Figure label="Saldo ditahan" value={rupiah(held)}>
          Saat ini, milik semua mitra
        </Figure>
        <Figure label="Pembukuan" value={books.alarm ? booksLabels[books.alarm] : 'Cocok'}>
          {books.provedAt ? `Diperiksa ${dateTime(books.provedAt)}` : 'Diperiksa setiap malam'}
        </Figure>
      </Figures>
    </>
  );
}
