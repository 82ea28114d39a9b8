import { screens } from '@sinau/contracts/screens';
import { stepScreens } from '@sinau/contracts/step-screens';
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
  const mitraId = useProfile()?.mitra?.id;
  const { data } = useApplication({ enabled: true });
  const own = data?.mitra.id === mitraId ? data : null;
  if (own?.questions.some(({ answer }) => answer === null)) return <Asked />;
  return (
    <Notice icon={<Clock />}>
      <div className="mitra-status">
        <b>{mitraStatusLabels.Pending}</b>
        <p>
          Kami sedang membaca jawabanmu, biasanya selesai dalam dua hari kerja, dan mengabarimu lewat email. Sambil
          menunggu, susun kelasmu sampai siap diajukan.
        </p>
        {own && (
          <Button variant="text" size="sm" href={stepScreens.creatorApplication()}>
            Lihat pendaftaran
          </Button>
        )}
      </div>
    </Notice>
  );
}

const Asked = () => (
  <Notice icon={<Clock />}>
    <div className="mitra-status">
      <b>Kami punya pertanyaan</b>
      <p>Pendaftaranmu kami tinjau lagi begitu kamu menjawabnya.</p>
      <Button variant="outline" size="sm" href={stepScreens.creatorApplication()}>
        Jawab pertanyaan
      </Button>
    </div>
  </Notice>
);

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
