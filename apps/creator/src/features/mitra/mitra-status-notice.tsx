import { screens } from '@sinau/contracts/screens';
import { useProfile } from '@sinau/shell';
import { Button, Notice } from '@sinau/ui';
import { Clock } from '@sinau/ui/icons';
import { useApplication } from './mitra.data.ts';
import { mitraStatusLabels } from './mitra-status-labels.ts';
import './mitra-status-notice.css';

/** Shows a partner who is not verified what to do meanwhile, or why the mitra was rejected. */
export function MitraStatusNotice() {
  const status = useProfile()?.statusApproveMitra;
  if (status === 'Pending') return <Waiting />;
  return status === 'Rejected' ? <Rejected /> : null;
}

function Waiting() {
  return (
    <Notice icon={<Clock />}>
      <div className="mitra-status">
        <b>{mitraStatusLabels.Pending}</b>
        <p>
          Kami sedang membaca jawabanmu, biasanya selesai dalam dua hari kerja, dan mengabarimu lewat email. Sambil
          menunggu, susun kelasmu sampai siap diajukan.
        </p>
      </div>
    </Notice>
  );
}

/** The notice of a rejection. Only the person who applied can apply again. */
function Rejected() {
  const mitraId = useProfile()?.mitra?.id;
  const { data } = useApplication({ enabled: true });
  const own = data?.mitra.id === mitraId ? data : null;
  return (
    <Notice tone="danger">
      <div className="mitra-status">
        <b>{mitraStatusLabels.Rejected}</b>
        <p>Pendaftaran mitra ini belum bisa kami terima. Kelas yang sudah disusun tetap tersimpan.</p>
        {own?.reason && <p className="mitra-status-reason">“{own.reason}”</p>}
        {own && (
          <Button variant="outline" size="sm" href={screens.creatorQuestion()}>
            Perbaiki jawaban
          </Button>
        )}
      </div>
    </Notice>
  );
}
