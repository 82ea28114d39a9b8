import { assignment, lesson, list, many, one, quiz, right, section } from '../demo-class.ts';

/** The learner's own questions, from a file to a report: the second half of the class. */
export const pythonPemulaLanjut = [
  section(
    'Menggabungkan beberapa sumber',
    lesson(
      'Satu kunci untuk dua tabel',
      'Data curah hujan mencatat kode pos, data banjir mencatat nama kelurahan. Sebelum digabungkan, keduanya perlu kunci yang sama. Buat tabel penghubung kecil, periksa dengan mata, dan simpan sebagai berkas tersendiri.',
      '<pre><code>gabungan = banjir.merge(kelurahan, on="kode", how="left")\ngabungan["hujan_mm"].isna().sum()</code></pre>',
      'Baris terakhir yang terpenting: berapa yang tidak menemukan pasangan? Kalau bukan nol, cari tahu sebelum lanjut.',
    ),
    lesson(
      'Tanggal yang membandel',
      '“03/04/2025” bisa berarti 3 April atau 4 Maret, tergantung siapa yang mengetik. Sebutkan formatnya dengan tegas, dan lihat baris yang gagal dibaca.',
      '<pre><code>df["tanggal"] = pd.to_datetime(df["tanggal"], format="%d/%m/%Y", errors="coerce")\ndf[df["tanggal"].isna()].head(10)</code></pre>',
      'Setelah tanggalnya benar, bertanya per bulan atau per hari dalam seminggu hanya satu baris.',
    ),
    assignment(
      'Tugas: gabungkan dua berkas',
      'Unduh data penduduk dan data kejadian banjir dari portal data kotamu. Gabungkan keduanya, lalu hitung kejadian per sepuluh ribu penduduk. Tulis berapa baris yang tidak berpasangan dan apa sebabnya.',
    ),
    assignment(
      'Tugas: kalender kejadian',
      'Buat tabel bulan lawan hari dalam seminggu dari datamu. Di kotak mana angkanya paling besar? Tulis dua dugaan yang bisa menjelaskannya, dan satu cara memeriksa masing-masing.',
    ),
  ),
  section(
    'Grafik yang menjawab',
    lesson(
      'Memilih bentuk grafik',
      'Perubahan menurut waktu memakai garis. Perbandingan memakai batang yang diurutkan. Sebaran memakai histogram. Hubungan dua angka memakai titik. Di luar empat itu, tanyakan lagi apa pertanyaannya.',
      '<pre><code>per_bulan.plot(kind="line", title="Banjir paling sering datang pada Februari")</code></pre>',
      'Perhatikan judulnya: kalimat, bukan nama kolom. Orang yang hanya membaca judul harus pulang dengan jawabanmu.',
    ),
    lesson(
      'Membuang yang tidak perlu',
      'Garis kisi, bingkai, warna pelangi, dan legenda yang menyuruh mata bolak-balik: buang satu per satu, dan berhenti ketika grafiknya menjadi lebih sulit dibaca.',
      list(
        'Satu warna untuk yang penting, abu-abu untuk sisanya',
        'Label langsung di ujung garis',
        'Sumbu mulai dari nol untuk batang',
      ),
      'Perkecil sampai selebar ponsel. Kalau masih terbaca, grafikmu siap dibagikan.',
    ),
    quiz(
      'Kuis: gabungan dan grafik',
      one(
        'Setelah menggabungkan dua tabel, apa yang pertama diperiksa?',
        'Berapa baris yang tidak berpasangan',
        ['Warna grafik', 'Nama kolom', 'Ukuran berkas'],
        'Baris tanpa pasangan diam-diam mengubah jawabanmu.',
      ),
      many(
        'Grafik mana yang cocok untuk perubahan menurut waktu dan untuk sebaran?',
        ['Garis', 'Histogram'],
        ['Lingkaran', 'Radar'],
        'Garis untuk waktu, histogram untuk sebaran.',
      ),
      right(
        'Sumbu grafik batang sebaiknya mulai dari nol.',
        'Panjang batang adalah pesannya. Memotongnya mengubah pesan.',
      ),
    ),
    assignment(
      'Tugas: satu pertanyaan, satu grafik',
      'Pilih satu pertanyaan dari datamu. Buat tiga grafik yang berbeda, pilih satu, dan jelaskan kepada orang yang tidak tahu datanya apa yang kamu pelajari.',
    ),
  ),
  section(
    'Proyek: laporan untuk kotamu',
    lesson(
      'Menulis temuan dalam lima kalimat',
      'Kalimat pertama jawabannya. Kalimat kedua seberapa besar. Kalimat ketiga dibandingkan dengan apa. Kalimat keempat apa yang belum diketahui. Kalimat kelima apa yang sebaiknya dilakukan.',
      'Simpan kode, data mentah, dan catatan keputusanmu dalam satu map. Bulan depan kamu akan mengulanginya dalam sepuluh menit.',
    ),
    lesson(
      'Memeriksa hasilmu sendiri',
      'Hitung satu angka dengan tangan. Bandingkan jumlahnya dengan laporan resmi. Minta seseorang membaca kodemu dari atas ke bawah sambil bersuara.',
      'Kesalahan yang paling mahal bukan yang membuat program berhenti, melainkan yang diam saja.',
    ),
    assignment(
      'Proyek bagian 1: pertanyaan dan data',
      'Tulis satu pertanyaan tentang kotamu yang bisa dijawab dengan data terbuka. Sertakan tautan sumber, lisensinya, sepuluh baris pertama, dan tiga hal yang kamu curigai dari data itu.',
    ),
    assignment(
      'Proyek bagian 2: hitung dan gambar',
      'Bersihkan, rangkum, dan gambarkan. Kumpulkan kode yang bisa dijalankan dari atas sampai bawah, dan satu grafik yang menjawab pertanyaanmu.',
    ),
    assignment(
      'Proyek bagian 3: laporan satu halaman',
      'Tulis laporan satu halaman untuk orang yang berwenang di kotamu: lima kalimat temuan, satu grafik, dan lampiran cara menghitung. Kalau kamu berani, kirimkan juga kepadanya.',
    ),
  ),
];
