import type { Wallet } from '@sinau/contracts/commerce/ledger/ledger.schemas';
import { date, rupiah } from '@sinau/format';
import { ErrorState, Loading } from '@sinau/ui';
import { Figure, Figures, FiguresSkeleton } from '../../shared/figures/figures.tsx';
import { useMyWallet } from './wallet.data.ts';

/** Balances of the mitra: what can be withdrawn, when more is released, and where the rest is. */
export function Balances() {
  const { data, isError, refetch, isFetching } = useMyWallet();
  if (!data && isError)
    return <ErrorState title="Gagal memuat saldo" onRetry={() => void refetch()} retrying={isFetching} />;
  if (!data) {
    return (
      <Loading label="Memuat saldo">
        <FiguresSkeleton count={4} />
      </Loading>
    );
  }
  return (
    <Figures>
      <Figure label="Saldo tersedia" value={rupiah(data.available)}>
        Bisa ditarik
      </Figure>
      <Figure label="Menunggu masa tahan" value={rupiah(data.held)}>
        {maturityLabels(data)}
      </Figure>
      <Figure label="Sedang ditarik" value={rupiah(data.inTransit)}>
        {data.inTransit > 0 ? 'Kami periksa, lalu transfer' : 'Tidak ada penarikan berjalan'}
      </Figure>
      <Figure label="Sudah dicairkan" value={rupiah(data.paidOut)}>
        Sejak awal
      </Figure>
      {data.debt > 0 && (
        <Figure label="Dipotong dari penjualan berikutnya" value={rupiah(data.debt)}>
          Pengembalian dana yang bagianmu sudah ditarik
        </Figure>
      )}
    </Figures>
  );
}

const maturityLabels = ({ nextMaturity }: Wallet) =>
  nextMaturity
    ? `${rupiah(nextMaturity.amount)} bisa ditarik mulai ${date(nextMaturity.at)}`
    : 'Tidak ada yang menunggu';
