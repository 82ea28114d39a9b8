import { screens } from '@sinau/contracts/screens';
import { priceLine } from '@sinau/contracts/commerce/transaction/pricing.rules';
import { rupiah } from '@sinau/format';
import { PageTitle, appConfig, useProfile } from '@sinau/shell';
import { Button, Card } from '@sinau/ui';
import { ArrowRight, FilePen, Users, Wallet } from '@sinau/ui/icons';
import { MitraStatusNotice } from '../../features/mitra/mitra-status-notice.tsx';
import { PartnerQuestions } from './partner-questions.tsx';
import './become-partner-page.css';

const example = priceLine({ listPrice: 100_000 });

const reasons = [
  {
    icon: <FilePen />,
    title: 'Susun tanpa ribet',
    text: 'Bagian, materi, dan harga di satu layar. Semua yang kamu tulis tersimpan sendiri.',
  },
  {
    icon: <Users />,
    title: 'Ditemukan orang yang tepat',
    text: 'Kelasmu tampil di katalog, dicari menurut topik, dan dibuka dari ponsel mana pun.',
  },
  {
    icon: <Wallet />,
    title: 'Dibayar dengan jelas',
    text: `Kamu yang menentukan harga. Dari kelas ${rupiah(example.listPrice)} kamu terima ${rupiah(example.mitraShare)}, tersedia di saldomu 7 hari setelah dibayar.`,
  },
];

const steps = [
  {
    title: 'Ceritakan keahlianmu',
    text: 'Jawab beberapa pertanyaan singkat. Sambil kami tinjau, kamu sudah bisa menyusun kelas.',
  },
  {
    title: 'Susun dan ajukan kelas',
    text: 'Daftar periksa memberi tahu apa yang masih kurang, dan tim kami memberi catatan bila perlu.',
  },
  { title: 'Terbit dan mengajar', text: 'Kelas tampil di katalog. Kamu tetap bisa memperbaruinya kapan saja.' },
];

/** Landing page for people who may want to teach. */
export function BecomePartnerPage() {
  const { productName } = appConfig();
  return (
    <>
      <PageTitle>{`Mengajar di ${productName}`}</PageTitle>
      <section className="pitch">
        <div className="wrap">
          <div>
            <h1>Ubah keahlianmu jadi kelas yang dibayar</h1>
            <p className="pitch-lead">
              Jadi mitra {productName}: susun kelas dari pengalaman kerjamu, tentukan harganya, dan dampingi peserta
              sampai tuntas.
            </p>
            <WayOn />
          </div>
          <picture className="pitch-picture">
            <source media="(min-width: 640px)" srcSet="/art/builder.webp" width={1280} height={800} />
            <img
              src="/art/builder-phone.webp"
              alt="Builder kelas: kerangka berisi bagian dan materi, dan satu artikel yang sedang ditulis"
              width={780}
              height={1040}
            />
          </picture>
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
      <PartnerQuestions />
    </>
  );
}

/** The next step: apply, see the review status, or open the dashboard. */
function WayOn() {
  const profile = useProfile();
  const status = profile?.statusApproveMitra ?? null;
  const isRejected = status === 'Rejected';
  if (status === null) {
    return (
      <>
        <Button
          size="lg"
          href={profile ? screens.creatorQuestion() : screens.register({ next: screens.creatorQuestion() })}
        >
          Mulai mengajar
          <ArrowRight />
        </Button>
        <p className="pitch-note muted sm">Gratis. Jawab beberapa pertanyaan, lalu langsung mulai menyusun kelas.</p>
      </>
    );
  }
  return (
    <div className="stack">
      <MitraStatusNotice />
      {!isRejected && (
        <div>
          <Button size="lg" href={screens.creatorDashboard()}>
            Buka dashboard
            <ArrowRight />
          </Button>
        </div>
      )}
    </div>
  );
}
