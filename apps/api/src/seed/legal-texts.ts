import { documentRetentionDays } from '@sinau/contracts/storefront/mitra/mitra.rules';

export interface Names {
  readonly product: string;
  /** Address that people write to. */
  readonly email: string;
  /** True if people are asked for consent that an ads service gets what they view and buy. */
  readonly measuresAds: boolean;
}

const blocksOf = (blocks: readonly string[]) =>
  blocks.map((block) => (block.startsWith('<ul>') ? block : `<p>${block}</p>`)).join('');
const section = (title: string, ...blocks: string[]) => `<h2>${title}</h2>${blocksOf(blocks)}`;
const list = (...items: string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

/** The texts that people agree to, matching how the product works: the first version of each. */
export const legalTexts = (names: Names) => [
  {
    slug: 'privacy',
    title: 'Kebijakan Privasi',
    body: privacy(names),
    effectiveAt: new Date(names.measuresAds ? '2026-11-25T00:00:00Z' : '2026-11-01T00:00:00Z'),
  },
  { slug: 'terms', title: 'Syarat dan Ketentuan', body: terms(names), effectiveAt: new Date('2026-11-01T00:00:00Z') },
  {
    slug: 'mitra-terms',
    title: 'Ketentuan Mitra',
    body: mitraTerms(names),
    effectiveAt: new Date('2026-11-01T00:00:00Z'),
  },
];

const adMeasuring =
  'Kalau kamu mengizinkannya, kami mengabari layanan iklan media sosial kelas apa yang dilihat, dimasukkan ke keranjang, dan dibeli dari perangkatmu, beserta harganya, supaya kami tahu iklan mana yang berguna. Nama, email, dan nomor pesananmu tidak ikut dikirim, dan tidak ada kuki atau skrip mereka di situs ini. Pilihanmu bisa kamu ubah kapan saja lewat Pengaturan privasi di bagian bawah halaman.';

const storedOnDevice = [
  'Supaya tidak ada yang hilang dan tampilannya sesuai pilihanmu, peramban juga menyimpan hal-hal berikut di perangkat itu saja:',
  list(
    'tulisan yang belum terkirim, seperti catatan, pertanyaan, ulasan, dan tugas;',
    'jawaban kuis yang belum sampai ke kami;',
    'kelas yang sedang kamu bandingkan, dan kata yang terakhir kamu cari;',
    'pilihanmu, seperti kecepatan pemutar, takarir, penghemat data, dan pengumuman yang sudah kamu tutup;',
    'materi yang kamu simpan untuk dibuka tanpa internet.',
  ),
  'Semua itu bisa kamu hapus kapan saja lewat pengaturan perambanmu.',
];

const documentsOfApplicants = [
  `Kalau kamu mendaftar sebagai mitra dan melampirkan kartu identitas, NPWP, atau sertifikat, dokumen itu hanya bisa dibuka olehmu dan petugas yang meninjau pendaftaran. Kami menghapusnya ${documentRetentionDays} hari setelah pendaftaranmu diputuskan.`,
];

/** The privacy text as it was before, the newest first, with what has changed since. */
export function earlierPrivacyTexts(body: string) {
  const withoutDocuments = body.replace(blocksOf(documentsOfApplicants), '');
  const documents = `Kami menuliskan siapa yang membuka dokumen pendaftaran mitra, dan bahwa dokumen itu dihapus ${documentRetentionDays} hari setelah pendaftarannya diputuskan.`;
  const stored = 'Kami menuliskan apa saja yang disimpan perambanmu di perangkatmu.';
  return [
    { body: withoutDocuments, changes: documents },
    { body: withoutDocuments.replace(blocksOf(storedOnDevice), ''), changes: `${stored} ${documents}` },
  ];
}

const privacy = ({ product, email, measuresAds }: Names) =>
  [
    `<p>Kebijakan ini menjelaskan data pribadi apa yang ${product} kumpulkan, untuk apa, dan pilihan yang kamu miliki. Kami menyusunnya sesuai Undang-Undang Nomor 27 Tahun 2022 tentang Pelindungan Data Pribadi, dengan bahasa yang semoga mudah dibaca.</p>`,
    section(
      'Data yang kami kumpulkan',
      'Kami hanya meminta data yang diperlukan supaya layanan berjalan:',
      list(
        '<strong>Akun:</strong> nama lengkap, alamat email, kata sandi yang tersimpan dalam bentuk teracak, dan nomor telepon kalau kamu mengisinya.',
        '<strong>Belajar:</strong> kelas yang kamu ikuti, materi yang sudah kamu buka dan selesaikan, serta progresmu.',
        '<strong>Pembelian:</strong> kelas yang kamu pesan, harga, cara bayar yang kamu pilih, dan status pembayarannya.',
        '<strong>Perangkat:</strong> jenis peramban dan waktu terakhir kamu masuk, supaya kamu bisa melihat dan mengakhiri sesi di perangkat lain.',
      ),
      'Nomor kartu, PIN, dan kode sekali pakai tidak pernah sampai ke kami. Semua itu kamu masukkan langsung di halaman penyedia pembayaran.',
    ),
    section(
      'Untuk apa data dipakai',
      list(
        'Membuka akun, memastikan alamat email itu milikmu, dan menjaga akunmu tetap aman.',
        'Memproses pesanan dan membuka kelas yang sudah kamu bayar.',
        'Menyimpan progres supaya kamu bisa melanjutkan dari perangkat mana pun.',
        'Mengirim pemberitahuan yang berkaitan dengan akun, pesanan, dan kelasmu.',
        'Memenuhi kewajiban pembukuan dan perpajakan.',
      ),
      'Kami tidak menjual data pribadimu, dan tidak memasang iklan pihak ketiga.',
    ),
    section(
      'Siapa yang dapat melihatnya',
      '<strong>Mitra</strong> yang menyelenggarakan kelasmu melihat namamu dan progresmu di kelas itu. Email, nomor telepon, dan pembelianmu di kelas lain tidak ditampilkan kepada mereka.',
      '<strong>Penyedia pembayaran</strong> menerima data yang diperlukan untuk menagih pesananmu: nomor pesanan, jumlah, nama, dan email.',
      '<strong>Penyedia layanan pendukung</strong>, seperti penyimpanan data dan pengiriman email, bekerja atas perintah kami dan terikat kewajiban menjaga kerahasiaan. Di luar itu, data hanya kami berikan kalau hukum mewajibkannya.',
    ),
    section(
      'Penyimpanan di perambanmu',
      'Kami menyimpan satu tanda masuk di perambanmu supaya kamu tidak perlu memasukkan kata sandi di setiap halaman. Tanda itu hilang saat kamu keluar.',
      ...storedOnDevice,
      measuresAds ? adMeasuring : 'Kami tidak memakai pelacak dari pihak ketiga.',
    ),
    section(
      'Berapa lama data disimpan',
      'Data akun dan progres kami simpan selama akunmu aktif. Setelah akun ditutup, data yang tidak lagi diperlukan kami hapus, sedangkan catatan transaksi kami simpan selama diwajibkan oleh peraturan pembukuan dan perpajakan.',
      ...documentsOfApplicants,
    ),
    section(
      'Cara kami melindunginya',
      'Sambungan ke layanan kami terenkripsi, kata sandi disimpan dengan algoritma yang tidak dapat dibalik, dan akses petugas dibatasi sesuai tugasnya. Kalau terjadi kebocoran yang menyangkut datamu, kami memberitahumu dan lembaga yang berwenang paling lambat 3 × 24 jam sejak kami mengetahuinya.',
    ),
    section(
      'Hak-hakmu',
      list(
        'Mendapat salinan data pribadimu dan penjelasan tentang pemakaiannya.',
        'Membetulkan data yang keliru. Email dan kata sandi bisa kamu ubah sendiri di Pengaturan Akun.',
        'Menarik persetujuan, membatasi pemrosesan, atau meminta data dihapus.',
        'Menutup akun kapan saja lewat Pengaturan Akun.',
      ),
      `Kirim permintaanmu ke <a href="mailto:${email}">${email}</a>. Kami menjawab paling lambat 3 × 24 jam setelah memastikan bahwa permintaan itu benar dari kamu.`,
    ),
    section(
      'Anak di bawah umur',
      'Kalau usiamu belum 18 tahun, gunakan layanan ini dengan persetujuan orang tua atau wali. Orang tua atau wali dapat meminta kami menutup akun anaknya.',
    ),
    section(
      'Perubahan kebijakan',
      'Kebijakan ini bisa berubah mengikuti layanan dan peraturan. Perubahan yang penting kami beri tahukan lewat email sebelum berlaku. Tanggal pembaruan terakhir tertera di halaman ini.',
    ),
  ].join('');

const terms = ({ product, email }: Names) =>
  [
    `<p>Syarat dan ketentuan ini adalah kesepakatan antara kamu dan ${product}. Dengan membuat akun atau membeli kelas, kamu menyetujuinya.</p>`,
    section(
      'Tentang layanan ini',
      `${product} mempertemukan peserta dengan mitra, yaitu lembaga atau praktisi yang menyusun dan menjual kelas. Isi kelas menjadi tanggung jawab mitra. Kami meninjau setiap kelas sebelum terbit, memproses pembayaran, dan menyediakan tempat belajarnya.`,
    ),
    section(
      'Akun',
      list(
        'Isi data yang benar, dan verifikasi emailmu sebelum membeli kelas.',
        'Satu akun untuk satu orang. Akun dan kelas di dalamnya tidak boleh dipinjamkan atau dijual kembali.',
        'Jaga kata sandimu. Kalau kamu menduga akunmu dipakai orang lain, ganti kata sandi dan akhiri sesi lain di Pengaturan Akun.',
      ),
    ),
    section(
      'Harga dan pembayaran',
      'Semua harga dalam rupiah, dan jumlah yang kamu bayar adalah jumlah yang tertera saat pesanan dibuat. Pesanan menunggu pembayaran selama 24 jam. Setelah itu pesanan kedaluwarsa, dan kamu bisa memesan lagi.',
      'Kelas terbuka begitu pembayaranmu dikonfirmasi oleh penyedia pembayaran. Pembayaran yang masuk setelah pesanan ditutup kami kembalikan sepenuhnya, atau kelasnya kami bukakan kalau masih memungkinkan.',
    ),
    section(
      'Akses ke kelas',
      'Kelas mandiri bisa kamu ikuti kapan saja, tanpa batas waktu, selama layanan ini berjalan. Kelas intensif dan bootcamp mengikuti jadwal yang tertera di halaman kelasnya.',
      'Mitra dapat memperbarui materi. Materi yang sudah kamu mulai tetap bisa kamu buka walaupun mitra menariknya dari kelas, dan kelas yang diarsipkan tetap bisa diikuti oleh pesertanya.',
    ),
    section(
      'Pengembalian dana',
      'Ajukan pengembalian dana paling lambat 7 hari setelah pembayaran, selama kamu belum menyelesaikan lebih dari 20 % materi kelasnya. Kelas yang dibatalkan oleh mitra, atau yang isinya berbeda jauh dari uraiannya, dikembalikan sepenuhnya tanpa syarat progres.',
      `Kirim nomor pesanan dan alasannya ke <a href="mailto:${email}">${email}</a>. Dana kembali lewat cara bayar yang sama, atau ke rekeningmu kalau cara itu tidak mendukungnya, paling lambat 14 hari kerja setelah disetujui.`,
    ),
    section(
      'Hak atas materi',
      'Materi kelas adalah milik mitra. Kamu mendapat hak pribadi untuk mempelajarinya, bukan untuk menyalin, menyebarkan, merekam, atau menjualnya. Karya yang kamu buat sebagai tugas tetap milikmu.',
    ),
    section(
      'Sopan santun',
      'Jangan mengirim isi yang melanggar hukum, menyerang orang lain, menipu, atau merusak layanan ini. Kami dapat menghapus isi semacam itu, dan membatasi atau menutup akun yang mengulanginya, dengan pemberitahuan kepada pemiliknya.',
    ),
    section(
      'Untuk mitra',
      list(
        'Mitra memastikan bahwa materinya benar, menjadi haknya, dan sesuai dengan uraian kelasnya.',
        'Kelas baru diajukan untuk ditinjau. Kami dapat meminta perbaikan sebelum menerbitkannya, disertai alasannya.',
        'Dari setiap penjualan, kami memotong biaya layanan sebesar yang disepakati. Sisanya adalah pendapatan mitra, dan bisa dicairkan setelah masa pengembalian dana berakhir.',
        'Mitra menjaga data peserta yang dilihatnya dan memakainya hanya untuk penyelenggaraan kelas.',
      ),
    ),
    section(
      'Batas tanggung jawab',
      'Kami berusaha menjaga layanan tetap tersedia dan benar, tetapi tidak menjanjikan bahwa layanan bebas dari gangguan, atau bahwa suatu kelas menghasilkan pekerjaan atau pendapatan tertentu. Tanggung jawab kami atas suatu pembelian dibatasi sebesar harga yang kamu bayar, kecuali untuk kesengajaan atau kelalaian berat.',
    ),
    section(
      'Menutup akun',
      'Kamu bisa menutup akun kapan saja di Pengaturan Akun. Setelah akun ditutup, kelas di dalamnya tidak dapat dibuka lagi, dan catatan transaksi tetap kami simpan sesuai Kebijakan Privasi.',
    ),
    section(
      'Hukum yang berlaku',
      'Kesepakatan ini tunduk pada hukum Republik Indonesia. Perselisihan diselesaikan lewat musyawarah lebih dahulu. Kalau tidak tercapai mufakat, kamu dapat mengajukannya ke badan penyelesaian sengketa konsumen atau pengadilan di tempat tinggalmu.',
    ),
    section(
      'Perubahan dan kontak',
      `Perubahan yang penting kami beri tahukan lewat email paling lambat 14 hari sebelum berlaku. Ada yang ingin kamu tanyakan? Tulis ke <a href="mailto:${email}">${email}</a>.`,
    ),
  ].join('');

const mitraTerms = ({ product, email }: Names) =>
  [
    `<p>Ketentuan ini berlaku bagi siapa pun yang menjual kelas di ${product}, melengkapi Syarat dan Ketentuan. Dengan mendaftar sebagai mitra, kamu menyetujuinya.</p>`,
    section(
      'Kelas dan materimu',
      list(
        'Materimu benar, menjadi hakmu, dan sesuai dengan uraian kelasnya.',
        'Kelas baru diajukan untuk ditinjau. Kami dapat meminta perbaikan sebelum menerbitkannya, disertai alasannya.',
        'Kelas yang sudah dibeli tetap bisa diikuti oleh pesertanya, juga setelah kamu mengarsipkannya.',
      ),
    ),
    section(
      'Pendapatan',
      'Dari setiap penjualan, kami memotong biaya layanan sebesar yang disepakati. Sisanya adalah pendapatanmu, dan bisa dicairkan setelah masa pengembalian dana berakhir. Pengembalian dana kepada peserta mengurangi pendapatanmu.',
    ),
    section(
      'Data peserta',
      'Kamu menjaga data peserta yang kamu lihat, dan memakainya hanya untuk menyelenggarakan kelas.',
    ),
    section(
      'Berhenti menjadi mitra',
      `Kamu dapat berhenti kapan saja dengan menulis ke <a href="mailto:${email}">${email}</a>. Pendapatan yang sudah menjadi hakmu tetap kami bayarkan.`,
    ),
  ].join('');
