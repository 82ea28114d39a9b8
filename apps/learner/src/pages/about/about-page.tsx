import { screens } from '@sinau/contracts/screens';
import { appConfig, PageTitle } from '@sinau/shell';
import { Button, Card } from '@sinau/ui';
import { LatestArticles } from '../../features/content/latest-articles.tsx';
import { ProductCounts } from '../../features/content/product-counts.tsx';
import { Testimonies } from '../../features/content/testimonies.tsx';
import { MitraPeople } from '../../features/mitra/mitra-people.tsx';
import './about-page.css';

const beliefs = [
  {
    title: 'Diajarkan yang mengerjakannya',
    text: 'Wartawan mengajar menulis, juru masak mengajar dapur. Setiap mitra kami periksa, dan setiap kelas kami tinjau sebelum terbit.',
  },
  {
    title: 'Muat di hidup yang sibuk',
    text: 'Bayar sekali, buka kapan saja, dari ponsel dengan jaringan seadanya. Kamu selalu melanjutkan persis dari tempat berhenti.',
  },
  {
    title: 'Hasil yang bisa dibuktikan',
    text: 'Sertifikat terbit setelah semua materi benar-benar selesai, dan siapa pun bisa memeriksa nomornya.',
  },
];

export function AboutPage() {
  const { productName } = appConfig();
  return (
    <>
      <PageTitle>Tentang kami</PageTitle>
      <section className="about-head night" aria-labelledby="tentang">
        <div className="wrap">
          <h1 id="tentang">Ilmu terbaik sering ada di orang yang sedang mengerjakannya.</h1>
          <p>
            {productName} mempertemukan mereka dengan siapa pun di Indonesia yang ingin belajar. Namanya dari bahasa
            Jawa: sinau, belajar.
          </p>
          <ProductCounts />
        </div>
      </section>
      <section className="section wrap" aria-labelledby="keyakinan">
        <div className="head">
          <h2 id="keyakinan">Yang kami percaya</h2>
        </div>
        <ul className="about-beliefs">
          {beliefs.map(({ title, text }) => (
            <Card key={title} as="li" padded>
              <h3>{title}</h3>
              <p className="muted">{text}</p>
            </Card>
          ))}
        </ul>
      </section>
      <Testimonies most={6} />
      <LatestArticles />
      <MitraPeople />
      <Contact />
    </>
  );
}

function Contact() {
  const { contactEmail } = appConfig();
  return (
    <section className="section wrap about-contact" id="contact" aria-labelledby="kontak">
      <h2 id="kontak">Hubungi kami</h2>
      <p>
        Ada pertanyaan atau kendala? Lihat dulu tanya jawab, atau tulis kepada kami. Kami membalas paling lambat dalam
        dua hari kerja.
      </p>
      <div className="row">
        <Button href={screens.supportTicket()}>Tulis pesan</Button>
        <Button variant="outline" href={screens.faq()}>
          Tanya jawab
        </Button>
      </div>
      <p className="muted">
        Email: <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
      </p>
    </section>
  );
}
