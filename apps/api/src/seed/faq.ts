import type { FaqAudience } from '@sinau/contracts/storefront/faq/faq.schemas';
import type { Db } from '../platform/db.ts';

interface Category {
  readonly slug: string;
  readonly title: string;
  readonly audience: FaqAudience;
  /** Questions, each with its answer as HTML. */
  readonly questions: readonly (readonly [question: string, answer: string])[];
}

const categories: readonly Category[] = [
  {
    slug: 'akun',
    title: 'Akun',
    audience: 'learner',
    questions: [
      [
        'Bagaimana cara membuat akun?',
        '<p>Buka halaman <a href="/register">Daftar</a>, isi nama lengkap, email, dan kata sandi, lalu buka tautan verifikasi yang kami kirim ke emailmu. Tulis nama sesuai yang ingin tercetak di sertifikat.</p>',
      ],
      [
        'Email verifikasi tidak masuk. Apa yang harus kulakukan?',
        '<p>Periksa folder spam dan promosi. Kalau tetap tidak ada, minta tautan baru di <a href="/settings">Pengaturan</a>. Tautan lama otomatis tidak berlaku lagi.</p>',
      ],
      [
        'Aku lupa kata sandi.',
        '<p>Buka <a href="/password/forgot">Lupa kata sandi</a> dan tulis emailmu. Kami mengirim tautan untuk membuat kata sandi baru. Setelah diganti, kamu otomatis keluar di semua perangkat lain.</p>',
      ],
      [
        'Bisakah satu akun dipakai di beberapa perangkat?',
        '<p>Bisa. Progresmu tersimpan di akun, jadi kamu bisa mulai di laptop dan melanjutkan di ponsel. Daftar perangkat yang sedang masuk ada di <a href="/settings">Pengaturan</a>, dan tiap perangkat bisa dikeluarkan dari sana.</p>',
      ],
    ],
  },
  {
    slug: 'pembelian',
    title: 'Pembelian dan pembayaran',
    audience: 'learner',
    questions: [
      [
        'Cara bayar apa saja yang tersedia?',
        '<p>QRIS, transfer bank lewat virtual account, e-wallet, kartu, dan gerai retail. Pilihannya tampil saat checkout.</p>',
      ],
      [
        'Berapa lama aku punya waktu untuk membayar?',
        '<p>Pesanan kelas dan bundling menunggu 24 jam. Pesanan yang berisi tiket webinar menunggu 60 menit, karena kursinya kami simpan untukmu selama itu. Lewat dari itu pesanan berakhir sendiri dan kamu bisa memesan lagi.</p>',
      ],
      [
        'Bisakah aku mengganti cara bayar?',
        '<p>Bisa, selama pesanannya belum dibayar. Buka checkout kelas itu sekali lagi, lalu pilih "Ganti cara bayar" pada pesanan yang menunggu.</p>',
      ],
      [
        'Apakah ada biaya lain setelah membeli?',
        '<p>Tidak ada. Harga di halaman kelas adalah harga yang kamu bayar, sekali saja, dan kelasnya bisa kamu buka seterusnya.</p>',
      ],
      [
        'Aku sudah membayar, tetapi kelasnya belum terbuka.',
        '<p>Biasanya kelas terbuka dalam hitungan detik. Kalau lebih dari 15 menit, kirim nomor pesananmu lewat <a href="/support-ticket">Hubungi kami</a>. Uangmu tidak hilang: setiap pembayaran kami cocokkan lagi dengan penyedia pembayaran.</p>',
      ],
    ],
  },
  {
    slug: 'belajar',
    title: 'Belajar',
    audience: 'learner',
    questions: [
      [
        'Di mana kelas yang sudah kubeli?',
        '<p>Di <a href="/my-class">Kelas saya</a>. Kamu langsung dibawa ke materi terakhir yang kamu buka.</p>',
      ],
      [
        'Kenapa materi berikutnya masih terkunci?',
        '<p>Materi terbuka berurutan. Selesaikan dulu materi yang sedang kamu buka; di bawahnya tertulis apa yang masih kurang, misalnya "kurang 48 detik" atau "nilai minimum 70".</p>',
      ],
      [
        'Sampai kapan kelas bisa diakses?',
        '<p>Tanpa batas waktu, termasuk setelah kamu menuntaskannya. Kalau mitra menarik kelasnya dari katalog, yang sudah ikut tetap bisa membukanya.</p>',
      ],
      [
        'Bagaimana cara bertanya kepada pengajar?',
        '<p>Tulis pertanyaanmu di tab Diskusi pada materi yang bersangkutan. Pengajar dan peserta lain bisa menjawab, dan kamu mendapat notifikasi.</p>',
      ],
    ],
  },
  {
    slug: 'webinar',
    title: 'Webinar dan sesi langsung',
    audience: 'learner',
    questions: [
      [
        'Di mana tautan untuk bergabung?',
        '<p>Di halaman sesinya, mulai 30 menit sebelum acara. Kami juga mengirim pengingat sehari dan sejam sebelumnya.</p>',
      ],
      [
        'Untuk apa kode presensi?',
        '<p>Kode itu dibagikan pembicara selama sesi. Masukkan di halaman sesi supaya kehadiranmu tercatat dan sertifikatmu bisa terbit.</p>',
      ],
      [
        'Tiketnya habis. Apa yang bisa kulakukan?',
        '<p>Masuk daftar tunggu dari halaman webinarnya. Kalau ada kursi kosong, kami menyimpannya untukmu selama 12 jam dan mengabarimu lewat email.</p>',
      ],
      [
        'Jadwalnya berubah atau acaranya batal.',
        '<p>Kami mengabarimu begitu jadwal berubah. Kalau seluruh webinar dibatalkan, uangmu dikembalikan tanpa perlu diminta.</p>',
      ],
    ],
  },
  {
    slug: 'sertifikat',
    title: 'Sertifikat',
    audience: 'learner',
    questions: [
      [
        'Kapan sertifikatku terbit?',
        '<p>Begitu semua materi selesai. Sertifikatnya muncul di <a href="/profile/certificate">Sertifikat</a> dan bisa diunduh sebagai PDF.</p>',
      ],
      [
        'Bagaimana orang lain memeriksa keasliannya?',
        '<p>Setiap sertifikat punya nomor dan kode QR. Siapa pun bisa memeriksanya di <a href="/certificate">Cek sertifikat</a>.</p>',
      ],
      [
        'Bisakah sertifikatku disembunyikan dari publik?',
        '<p>Bisa. Sertifikat yang kamu sembunyikan tidak tampil kepada orang lain sampai kamu membukanya lagi.</p>',
      ],
      [
        'Apa itu lencana digital?',
        '<p>Sertifikat dalam bentuk Open Badges 3.0: sebuah berkas dengan tanda tangan digital kami, yang bisa diperiksa dompet digital dan situs lencana tanpa bertanya kepada kami. Tekan "Lencana digital" di <a href="/profile/certificate">Sertifikat</a>, lalu pilih gambar (PNG, SVG) atau kredensial (JSON, JWT). Alamat emailmu tidak pernah tertulis di dalamnya; kalau kamu mau, hanya sidiknya. Kalau sertifikatnya dicabut, lencananya juga terbaca dicabut.</p>',
      ],
    ],
  },
  {
    slug: 'menjadi-mitra',
    title: 'Menjadi mitra',
    audience: 'partner',
    questions: [
      [
        'Siapa yang bisa menjadi mitra?',
        '<p>Lembaga maupun perorangan yang punya keahlian untuk dibagikan. Ajukan diri lewat <a href="/creator">halaman mitra</a>; tim kami meninjau setiap pengajuan.</p>',
      ],
      [
        'Apa yang bisa kukerjakan selama menunggu peninjauan?',
        '<p>Kamu sudah bisa menyusun kelas, mengunggah materi, dan melihat pratinjaunya. Kelas baru bisa diajukan setelah lembagamu diverifikasi.</p>',
      ],
      [
        'Bisakah kami mengelola kelas bersama tim?',
        '<p>Bisa. Undang anggota untuk seluruh lembaga, atau instruktur untuk kelas tertentu dengan hak menyunting, menilai, atau melihat laporan.</p>',
      ],
    ],
  },
  {
    slug: 'membuat-kelas',
    title: 'Membuat kelas',
    audience: 'partner',
    questions: [
      [
        'Materi apa saja yang bisa kubuat?',
        '<p>Video, audio, artikel, PDF, materi interaktif, kuis, tugas, dan sesi langsung. Semuanya tersimpan sendiri selama kamu menulis.</p>',
      ],
      [
        'Apakah paket SCORM atau H5P bisa dipakai?',
        '<p>Bisa. Paket SCORM 1.2 dan 2004 serta berkas .h5p diunggah sebagai materi interaktif. Nilai, halaman terakhir, dan statusnya tersimpan untuk tiap peserta, dan kelas bisa mensyaratkan nilai minimumnya. Paket tidak menerima nama peserta, dan tidak bisa membuka alamat lain. Coba dulu di pratinjau: hasil yang dilaporkan paket tampil di bawah materinya.</p>',
      ],
      [
        'Bagaimana kelas terbit?',
        '<p>Lengkapi daftar periksa, lalu ajukan. Tim kami meninjau isinya dan menerbitkannya, atau mengembalikannya dengan catatan di materi yang perlu diperbaiki.</p>',
      ],
      [
        'Bisakah kelas yang sudah terbit diubah?',
        '<p>Bisa. Perubahanmu tersimpan sebagai versi kerja, dan baru dilihat peserta setelah kamu menekan "Perbarui". Setiap versi yang pernah terbit bisa dilihat dan dipulihkan.</p>',
      ],
      [
        'Bisakah kelasku dipasang di situs kami sendiri?',
        '<p>Bisa. Di <a href="/creator/list-catalog">daftar kelasmu</a>, buka menu kelasnya, pilih "Pasang di situsmu", lalu salin kodenya ke halaman situsmu. Kotaknya selalu menampilkan harga dan penilaian terbaru, tanpa cookie, dan tombolnya membuka halaman kelas di tab baru. Di situs yang mengenal oEmbed, cukup tempelkan tautan kelasnya.</p>',
      ],
    ],
  },
  {
    slug: 'penghasilan',
    title: 'Penghasilan',
    audience: 'partner',
    questions: [
      [
        'Berapa bagian yang kuterima?',
        '<p>Harga yang dibayar peserta dikurangi biaya layanan. Besarnya tertulis di setiap baris laporan penjualan, sampai ke rupiahnya.</p>',
      ],
      [
        'Kapan penjualan menjadi saldo yang tersedia?',
        '<p>Tujuh hari setelah pembayaran diterima, atau tiga hari setelah sesi terakhir untuk webinar. Selama itu uangnya kami tahan dulu, dan tanggal cairnya tertulis di setiap penjualan.</p>',
      ],
      [
        'Bagaimana aku menetapkan harga?',
        '<p>Kamu menentukan sendiri: gratis, atau mulai Rp10.000. Harga dan promo bisa kamu ubah kapan saja; yang sudah memesan tetap membayar harga saat itu.</p>',
      ],
    ],
  },
];

/** The first questions and answers; from then on they belong to the operators. */
export async function seedFaq(db: Db) {
  if ((await db.faqCategory.count()) > 0) return;
  for (const [position, { questions, ...category }] of categories.entries())
    await db.faqCategory.create({
      data: {
        ...category,
        position,
        faqs: { create: questions.map(([question, answer], place) => ({ question, answer, position: place })) },
      },
    });
}
