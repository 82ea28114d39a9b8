import { screens } from '@sinau/contracts/screens';
import { useProfile } from '@sinau/shell';
import { Button, Card } from '@sinau/ui';
import { CircleCheck, Plus } from '@sinau/ui/icons';
import './first-steps.css';

/** Steps done and steps to take, shown instead of the figures until there is a class. */
export function FirstSteps() {
  const profile = useProfile();
  const steps = [
    {
      title: 'Verifikasi emailmu',
      text: 'Supaya kabar tentang kelas dan pembayaran sampai.',
      isDone: profile?.isEmailVerified === true,
    },
    {
      title: 'Daftar sebagai mitra',
      text:
        profile?.statusApproveMitra === 'Verified'
          ? 'Pendaftaranmu sudah kami terima.'
          : 'Sedang kami tinjau, biasanya dua hari kerja. Kelas sudah bisa disusun.',
      isDone: profile?.statusApproveMitra === 'Verified',
    },
    { title: 'Buat kelas pertamamu', text: 'Mulai dari judul. Materi, harga, dan sampulnya menyusul.', isDone: false },
    { title: 'Ajukan untuk ditinjau', text: 'Setelah terbit, kelasmu bisa dibeli di katalog.', isDone: false },
  ];
  return (
    <Card as="section" padded aria-labelledby="first-steps">
      <h2 className="first-steps-title" id="first-steps">
        Empat langkah sampai kelasmu dijual
      </h2>
      <ol className="first-steps">
        {steps.map(({ title, text, isDone }, index) => (
          <li key={title} data-done={isDone || undefined}>
            {isDone ? <CircleCheck /> : <span className="first-steps-number num">{index + 1}</span>}
            <div>
              <b>{title}</b>
              {isDone && <span className="sr"> (selesai)</span>}
              <p className="muted sm">{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <Button size="lg" href={screens.createClass()}>
        <Plus />
        Buat kelas pertamamu
      </Button>
    </Card>
  );
}
