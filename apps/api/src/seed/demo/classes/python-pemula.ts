import { pythonPemulaLanjut } from './python-pemula-lanjut.ts';
import {
  askBefore,
  lesson,
  list,
  many,
  one,
  peer,
  quiz,
  section,
  teacher,
  welcome,
  type DemoClass,
} from '../demo-class.ts';

export const pythonPemula: DemoClass = {
  title: 'Analisis Data dengan Python untuk Pemula',
  format: 'self-paced',
  topic: 'data-ai',
  mitra: 'kelana-data',
  cover: 'data-1',
  price: 299_000,
  description:
    'Membaca, membersihkan, dan merangkum data nyata dengan Python, mulai dari baris kode pertamamu sampai grafik yang bisa kamu bagikan.',
  requirements: [
    'Laptop dengan koneksi internet',
    'Bisa memakai spreadsheet sederhana',
    'Tidak perlu pengalaman pemrograman',
  ],
  about: [
    'Banyak kelas Python dimulai dari teori pemrograman. Kelas ini dimulai dari pertanyaan: kecamatan mana yang paling sering kebanjiran, dan bulan apa?',
    '<h3>Yang akan kamu pelajari</h3>',
    list(
      'Menjalankan Python di peramban tanpa memasang apa pun',
      'Membaca berkas CSV dan mengenali isinya',
      'Membersihkan data yang kosong, ganda, dan salah ketik',
      'Merangkum, membandingkan, dan menggambarkannya',
    ),
  ],
  completionMessage:
    '<p>Kamu sudah membawa satu data mentah sampai menjadi grafik yang bercerita. Berikutnya, coba data dari kotamu sendiri.</p>',
  sections: [
    section(
      'Langkah pertama',
      welcome,
      lesson(
        'Mengapa Python',
        'Spreadsheet hebat untuk seribu baris yang kamu kerjakan sekali. Python unggul ketika barisnya sejuta, atau pekerjaannya berulang setiap bulan: langkahmu tertulis, bisa diulang, dan bisa diperiksa orang lain.',
        'Kamu tidak perlu menghafal perintah. Yang perlu kamu latih adalah memecah pertanyaan besar menjadi langkah kecil yang bisa dijawab satu per satu.',
      ),
      lesson(
        'Baris kode pertamamu',
        'Buka buku catatan daring, lalu tulis dan jalankan:',
        '<pre><code>curah_hujan = [210, 180, 260, 95]\nprint(sum(curah_hujan) / len(curah_hujan))</code></pre>',
        'Tanda kurung siku membuat daftar, <code>sum</code> menjumlahkannya, dan <code>len</code> menghitung banyaknya. Kamu baru saja menghitung rata-rata curah hujan dalam dua baris.',
      ),
    ),
    section(
      'Bekerja dengan data',
      lesson(
        'Membaca berkas CSV',
        'Pustaka pandas membaca berkas menjadi tabel yang disebut DataFrame.',
        '<pre><code>import pandas as pd\ndata = pd.read_csv("banjir.csv")\ndata.head()</code></pre>',
        'Sebelum menghitung apa pun, lihat dulu: berapa barisnya, apa nama kolomnya, dan adakah yang janggal? Lima menit melihat-lihat menghemat lima jam mencari kesalahan.',
      ),
      lesson(
        'Membersihkan data',
        'Data nyata selalu kotor. "Jakarta Timur", "jakarta timur", dan "Jaktim" adalah satu tempat bagi manusia, tiga bagi komputer.',
        list(
          'Samakan huruf besar dan spasi.',
          'Putuskan arti sel kosong: nol, tidak diketahui, atau tidak berlaku?',
          'Cari baris ganda, lalu tanyakan mengapa ada.',
        ),
        'Catat setiap keputusanmu. Angka akhir hanya bisa dipercaya sejauh pembersihannya bisa dijelaskan.',
      ),
      lesson(
        'Merangkum dan membandingkan',
        'Perintah <code>groupby</code> mengelompokkan baris, lalu menghitung sesuatu untuk tiap kelompok: jumlah kejadian per kecamatan, rata-rata tinggi air per bulan.',
        'Bandingkan yang sebanding. Kecamatan yang luas wajar lebih sering kebanjiran, jadi bagi dengan luasnya. Pertanyaan "dibandingkan dengan apa?" adalah kebiasaan analis yang paling berharga.',
      ),
    ),
    section(
      'Bercerita dengan grafik',
      lesson(
        'Memilih grafik',
        'Batang untuk membandingkan, garis untuk perubahan menurut waktu, titik untuk hubungan dua hal. Grafik kue hanya untuk dua atau tiga bagian, dan biasanya batang tetap lebih jelas.',
        'Beri judul yang menyebut kesimpulannya, bukan isinya. "Banjir paling sering terjadi pada Februari" lebih berguna daripada "Kejadian banjir per bulan".',
      ),
      quiz(
        'Kuis: data pertama',
        one(
          'Apa yang dilakukan groupby?',
          'Mengelompokkan baris lalu menghitung tiap kelompok',
          ['Menghapus baris', 'Mengurutkan kolom', 'Menggabungkan berkas'],
          'Ia memecah menurut kunci, menghitung, lalu menyatukan hasilnya.',
        ),
        many(
          'Langkah membersihkan data:',
          ['Menyamakan penulisan', 'Memutuskan arti sel kosong'],
          ['Menambah baris acak', 'Menghapus kolom terpanjang'],
          'Setiap keputusan pembersihan sebaiknya dicatat.',
        ),
        one(
          'Grafik untuk membandingkan beberapa kecamatan:',
          'Batang',
          ['Kue', 'Garis', 'Peta suhu'],
          'Batang paling mudah dibandingkan panjangnya.',
        ),
      ),
    ),
    ...pythonPemulaLanjut,
  ],
  asked: [
    askBefore(
      'Laptop saya lama, RAM 4 GB. Cukup untuk kelas ini?',
      teacher(
        'Cukup. Python-nya berjalan di peramban, jadi tidak ada yang dipasang. Data latihannya juga kecil, paling besar beberapa ribu baris.',
      ),
      peer('Aku pakai laptop 4 GB juga, aman. Tutup saja tab yang lain.'),
    ),
    askBefore(
      'Bedanya dengan kelas SQL apa, dan sebaiknya ikut yang mana dulu?',
      teacher(
        'SQL untuk mengambil data yang tersimpan di basis data, Python untuk membersihkan dan menggambarkannya. Kalau datamu berupa berkas spreadsheet, mulai dari sini. Kalau kantormu punya basis data, mulai dari SQL.',
      ),
    ),
  ],
  state: { kind: 'published', daysAgo: 57, participants: 73 },
};
