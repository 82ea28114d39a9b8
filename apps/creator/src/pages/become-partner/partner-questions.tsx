import { minClassPrice } from '@sinau/contracts/storefront/catalog/offer.rules';
import { priceLine } from '@sinau/contracts/commerce/transaction/pricing.rules';
import { rupiah } from '@sinau/format';
import { Accordion, AccordionItem } from '@sinau/ui';

const example = priceLine({ listPrice: 100_000 });

const questions = [
  {
    question: 'Berapa biayanya?',
    answer: `Mendaftar, menyusun, dan menerbitkan kelas gratis. Kami hanya mengambil biaya layanan ${example.feePercent}% saat kelasmu terjual: dari ${rupiah(example.listPrice)}, kamu terima ${rupiah(example.mitraShare)}. Kelas gratis tidak kena biaya apa pun.`,
  },
  {
    question: 'Kapan hasil penjualan masuk ke saldoku?',
    answer:
      'Tujuh hari setelah peserta membayar, supaya ada waktu kalau ada pengembalian dana. Untuk kelas berjadwal, paling cepat tiga hari setelah sesi terakhir. Setiap penjualan dan potongannya bisa kamu lihat satu per satu.',
  },
  {
    question: 'Siapa yang boleh mengajar?',
    answer:
      'Siapa saja yang punya keahlian untuk dibagikan, atas nama sendiri atau lembaga. Belum pernah mengajar pun tidak apa-apa: daftar periksa dan catatan dari tim kami menemanimu sampai kelasmu siap.',
  },
  {
    question: 'Berapa lama pendaftaranku ditinjau?',
    answer:
      'Biasanya dua hari kerja. Selama menunggu kamu sudah bisa menyusun kelas, dan hasilnya kami kabari lewat email.',
  },
  {
    question: 'Apa saja yang bisa kumasukkan ke kelas?',
    answer:
      'Video, audio, PDF, artikel, kuis, tugas, dan materi interaktif. Rekaman ponsel sudah cukup, asal suaranya jelas. Tugas dan soal esai kamu nilai sendiri, sisanya dinilai otomatis.',
  },
  {
    question: 'Siapa yang menentukan harga?',
    answer: `Kamu. Kelas boleh gratis, atau mulai dari ${rupiah(minClassPrice)}, dan bisa kamu beri harga promo kapan saja.`,
  },
  {
    question: 'Bisakah kelas kuubah setelah terbit?',
    answer:
      'Bisa. Perubahan baru dilihat peserta setelah kamu terbitkan, dan versi sebelumnya bisa dikembalikan kalau ternyata lebih baik.',
  },
  {
    question: 'Bisakah aku mengajar bersama orang lain?',
    answer:
      'Bisa. Undang rekan ke timmu, atau instruktur untuk satu kelas saja: kamu yang memilih apakah mereka menyunting, menilai, atau melihat laporan.',
  },
];

/** Frequent questions before an application. */
export const PartnerQuestions = () => (
  <section className="section pitch-questions" aria-labelledby="pertanyaan">
    <div className="wrap">
      <div className="head">
        <h2 id="pertanyaan">Yang sering ditanyakan</h2>
      </div>
      <Accordion>
        {questions.map(({ question, answer }) => (
          <AccordionItem key={question} title={question}>
            <p>{answer}</p>
          </AccordionItem>
        ))}
      </Accordion>
    </div>
  </section>
);
