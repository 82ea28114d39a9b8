import { screens } from '@sinau/contracts/screens';
import { PageTitle, appConfig, useIsSignedIn, useProfile } from '@sinau/shell';
import { Button, Card, Notice } from '@sinau/ui';
import { ArrowRight, FilePen, Mail, Users, Wallet } from '@sinau/ui/icons';
import './become-partner-page.css';

const reasons = [
  { icon: <FilePen />, title: 'Susun tanpa ribet', text: 'Section, materi, dan harga di satu layar. Semua yang kamu tulis tersimpan sendiri.' },
  { icon: <Users />, title: 'Ditemukan yang tepat', text: 'Kelasmu tampil di katalog, dicari menurut topik, dan dibuka dari ponsel mana pun.' },
  { icon: <Wallet />, title: 'Dibayar dengan jelas', text: 'Kamu yang menentukan harga. Pembayaran peserta tercatat sampai rupiah terakhir.' },
];

const steps = [
  { title: 'Buat kelasmu', text: 'Mulai dari judul, lalu tulis materinya. Daftar periksa memberi tahu apa yang masih kurang.' },
  { title: 'Ajukan untuk ditinjau', text: 'Tim kami membaca kelasmu dan memberi catatan bila ada yang perlu diperbaiki.' },
  { title: 'Terbit dan mengajar', text: 'Kelas tampil di katalog. Kamu tetap bisa memperbaruinya kapan saja.' },
];

/** What teaching here is like, and the way to it. */
export function BecomePartnerPage() {
  const { productName } = appConfig();
  return (
    <>
      <PageTitle>{`Mengajar di ${productName}`}</PageTitle>
      <section className="pitch">
        <div className="wrap">
          <div>
            <h1>Bagikan keahlianmu kepada yang membutuhkannya</h1>
            <p className="pitch-lead">Jadi mitra {productName}: susun kelas dari pengalaman kerjamu, tentukan harganya, dan dampingi peserta sampai tuntas.</p>
            <WayOn />
          </div>
          <img src="/art/hero-weave.svg" alt="" width={720} height={440} />
        </div>
      </section>
      <section className="section" aria-labelledby="alasan">
        <div className="wrap">
          <div className="head">
            <h2 id="alasan">Kamu mengajar, sisanya kami urus</h2>
          </div>
          <ul className="pitch-cards">
            {reasons.map(({ icon, title, text }) => (
              <Card as="li" key={title} padded>
                <span className="pitch-icon">{icon}</span>
                <h3>{title}</h3>
                <p className="muted">{text}</p>
              </Card>
            ))}
          </ul>
        </div>
      </section>
      <section className="section pitch-steps" aria-labelledby="langkah">
        <div className="wrap">
          <div className="head">
            <h2 id="langkah">Dari ide sampai terbit</h2>
          </div>
          <ol>
            {steps.map(({ title, text }, index) => (
              <li key={title}>
                <b className="pitch-number num" aria-hidden="true">
                  {index + 1}
                </b>
                <h3>{title}</h3>
                <p className="muted">{text}</p>
              </li>
            ))}
          </ol>
        </div>
      </section>
    </>
  );
}

/** Partners go to their desk; others learn how one becomes a partner. */
function WayOn() {
  const isSignedIn = useIsSignedIn();
  const isPartner = useProfile()?.isMitra ?? false;
  if (isPartner) {
    return (
      <Button size="lg" href={screens.creatorDashboard()}>
        Buka dashboard
        <ArrowRight />
      </Button>
    );
  }
  return (
    <div className="stack">
      {!isSignedIn && (
        <div className="row wraps">
          <Button size="lg" href={screens.register()}>
            Daftar akun
          </Button>
          <Button size="lg" variant="outline" href={screens.login({ next: screens.creator() })}>
            Masuk
          </Button>
        </div>
      )}
      <Notice icon={<Mail />}>
        <b>Pendaftaran mitra dibuka lewat tim kami.</b> {isSignedIn ? 'Balas' : 'Setelah punya akun, balas'} email konfirmasi dari kami dengan nama
        lembagamu dan kelas yang ingin kamu buat. Kami bantu sampai akun mitramu aktif.
      </Notice>
    </div>
  );
}
