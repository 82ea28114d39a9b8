import { screens } from '@sinau/contracts/screens';
import { Button, EmptyState, illustrations } from '@sinau/ui';
import { useChosen } from '../../features/compare/chosen.ts';

/** Shown for an address without classes, or with deleted ones. The choice on this device is preserved. */
export function NothingCompared({ areGone = false }: { areGone?: boolean }) {
  const chosen = useChosen();
  return (
    <EmptyState
      illustration={areGone ? illustrations.notFound : illustrations.emptyNotes}
      title={areGone ? 'Kelas yang dibandingkan tidak ada lagi' : 'Belum ada kelas untuk dibandingkan'}
      action={
        chosen.length > 0 && !areGone ? (
          <Button href={screens.compare(chosen.map(({ slug }) => slug))}>Buka {chosen.length} kelas pilihanmu</Button>
        ) : (
          <Button href={screens.catalog()}>Cari kelas</Button>
        )
      }
    >
      Tekan Bandingkan di kelas yang menarik, sampai tiga kelas. Harga, isi, dan jadwalnya tampil berdampingan di sini.
    </EmptyState>
  );
}
