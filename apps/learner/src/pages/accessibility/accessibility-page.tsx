import { screens } from '@sinau/contracts/screens';
import { appConfig, PageTitle } from '@sinau/shell';
import { Link } from '@sinau/ui';
import './accessibility-page.css';

/** Statement of the conformance that the tests hold, of what is known to be missing, and of the way to report barriers. */
export function AccessibilityPage() {
  const { productName } = appConfig();
  return (
    <div className="wrap accessibility">
      <PageTitle>Aksesibilitas</PageTitle>
      <h1>Aksesibilitas</h1>
      <div className="prose">
        <p>
          {productName} dibuat supaya semua orang bisa belajar dan mengajar, apa pun alat yang mereka pakai. Acuan kami{' '}
          <span lang="en">Web Content Accessibility Guidelines</span> (WCAG) 2.2 tingkat AA, untuk situs peserta, ruang
          belajar, dan portal kreator.
        </p>
        <h2>Yang bisa kamu andalkan</h2>
        <ul>
          <li>
            Semua bisa dilakukan dengan papan tombol saja: membeli kelas, belajar, mengerjakan kuis, mengunduh
            sertifikat, juga menyusun dan mengajukan kelas. Fokusnya selalu terlihat.
          </li>
          <li>
            Pembaca layar mendengar nama setiap tombol dan isian, serta kabar seperti “Tersimpan” dan kesalahan. Pesan
            kesalahan tetap ada sampai ditutup; tekan <kbd>F8</kbd> untuk menuju ke sana.
          </li>
          <li>
            Halaman bisa diperbesar sampai 400% tanpa digulir ke samping, dan tetap terbaca dengan jarak huruf dan baris
            yang kamu lebarkan sendiri.
          </li>
          <li>
            Warna bukan satu-satunya penanda. Mode kontras tinggi dan pilihan tanpa gerakan dari perangkatmu dipatuhi.
          </li>
          <li>
            Pemutar video menampilkan takarir dan transkrip kalau mitra menyediakannya, dan bisa diatur dari papan
            tombol. Tekan <kbd>?</kbd> di ruang belajar untuk daftar tombolnya; tombol satu huruf bisa dimatikan.
          </li>
        </ul>
        <h2>Yang belum sempurna</h2>
        <ul>
          <li>
            Materi dibuat oleh mitra. Tidak setiap video punya takarir, dan berkas PDF serta simulasi dari luar bisa
            sulit dibaca pembaca layar.
          </li>
          <li>Halaman pembayaran penyedia pembayaran berada di luar kendali kami.</li>
        </ul>
        <h2>Kalau ada yang menghalangimu</h2>
        <p>
          <Link href={screens.supportTicket()}>Kirim pesan kepada kami</Link> dan sebutkan halaman serta alat yang kamu
          pakai. Kami menjawab dalam dua hari kerja, dan memperbaiki yang bisa kami perbaiki.
        </p>
        <p>
          Pernyataan ini berdasarkan pemeriksaan kami sendiri: setiap malam perjalanan di atas diuji dengan papan tombol
          saja, lewat pohon aksesibilitas, dan pada layar selebar 320 piksel.
        </p>
      </div>
    </div>
  );
}
