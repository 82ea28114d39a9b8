import { menulisBeritaLanjut } from './menulis-berita-lanjut.ts';
import {
  ask,
  askBefore,
  lesson,
  list,
  many,
  one,
  pause,
  peer,
  quiz,
  right,
  section,
  teacher,
  video,
  withExtras,
  worksheet,
  type DemoClass,
} from '../demo-class.ts';

export const menulisBerita: DemoClass = {
  title: 'Menulis Berita yang Dibaca Sampai Habis',
  format: 'self-paced',
  topic: 'jurnalistik-menulis',
  mitra: 'ruang-redaksi',
  cover: 'jurnalistik-1',
  price: 249_000,
  description:
    'Dari memilih sudut cerita sampai menyunting kalimat terakhir. Di akhir kelas, kamu punya satu berita utuh yang siap dikirim ke redaksi.',
  requirements: [
    'Laptop atau ponsel dengan aplikasi pengolah kata',
    'Tidak perlu pengalaman menulis berita',
    'Waktu sekitar dua jam seminggu',
  ],
  about: [
    'Berita yang baik tidak selalu tentang peristiwa besar. Ia tentang hal yang penting bagi pembacanya, diceritakan dengan urutan yang tepat, dan tidak membuang waktu mereka.',
    '<h3>Yang akan kamu pelajari</h3>',
    list(
      'Memilih sudut cerita yang penting bagi pembaca',
      'Menulis empat jenis lead, dan tahu kapan memakainya',
      'Memeriksa fakta, angka, dan sumber sebelum terbit',
      'Menyunting naskah sendiri sampai tidak ada kalimat yang sia-sia',
    ),
  ],
  completionMessage:
    '<p>Selamat! Kamu sudah menyelesaikan satu berita utuh. Simpan naskahmu, beri jarak sehari, baca sekali lagi dengan suara keras, lalu kirim ke redaksi pilihanmu.</p>',
  sections: [
    section(
      'Cara kerja berita',
      lesson(
        'Apa yang membuat kabar jadi berita',
        'Setiap hari terjadi ribuan peristiwa, dan hampir semuanya lewat tanpa ditulis. Yang menjadi berita adalah peristiwa yang mengubah sesuatu bagi seseorang: harga yang naik, jalan yang ditutup, aturan yang berlaku besok pagi.',
        'Redaksi menimbangnya dengan beberapa ukuran: seberapa dekat dengan pembaca, seberapa baru, seberapa besar akibatnya, dan seberapa janggal. Tidak semuanya harus ada. Satu ukuran yang kuat lebih berharga daripada empat yang tanggung.',
        'Sebelum menulis, coba selesaikan kalimat ini: <em>pembaca perlu tahu ini karena …</em>. Kalau ujungnya tidak ketemu, kamu belum punya berita. Kamu baru punya kabar.',
      ),
      withExtras(video('Contoh: satu peristiwa, tiga kabar'), { isFree: true }),
      lesson(
        'Mengenal pembacamu',
        'Bayangkan satu orang, bukan "masyarakat luas". Misalnya Bu Rini, pemilik warung di dekat pasar, yang membaca berita di ponsel sambil menunggu pembeli. Apa yang ia lakukan setelah membaca tulisanmu?',
        'Orang seperti Bu Rini tidak punya waktu menebak maksudmu. Istilah teknis perlu dijelaskan, angka besar perlu dibandingkan dengan sesuatu yang ia kenal, dan hal terpenting harus datang lebih dulu.',
        '<blockquote>Tulis untuk orang yang cerdas, sibuk, dan belum tahu apa-apa tentang topikmu.</blockquote>',
      ),
      pause('Jeda: gamelan sebelum menulis'),
      worksheet('Lembar kerja: usulan beritamu'),
      quiz(
        'Kuis: kabar atau berita',
        one(
          'Mana yang paling layak menjadi berita bagi warga sebuah kelurahan?',
          'Jalan utama ditutup mulai besok pagi',
          ['Lurah menghadiri rapat', 'Hari ini cerah', 'Sebuah toko berulang tahun'],
          'Ia baru, dekat, dan mengubah hari banyak orang.',
        ),
        many(
          'Ukuran apa saja yang dipakai redaksi untuk menimbang kabar?',
          ['Kedekatan dengan pembaca', 'Besarnya akibat', 'Kebaruan'],
          ['Panjang naskah', 'Jumlah foto'],
          'Tidak semuanya harus ada. Satu yang kuat sudah cukup.',
        ),
        right(
          'Sebaiknya membayangkan satu pembaca yang nyata saat menulis.',
          'Menulis untuk satu orang membuat kalimatmu jelas bagi banyak orang.',
        ),
        one(
          'Kalimat mana yang membantu menguji apakah sebuah kabar layak ditulis?',
          'Pembaca perlu tahu ini karena …',
          ['Narasumber minta dimuat karena …', 'Redaksi lain sudah menulis …', 'Judulnya akan menarik karena …'],
          'Kalau ujungnya tidak ketemu, kamu baru punya kabar.',
        ),
      ),
    ),
    section(
      'Menulis lead yang kuat',
      lesson(
        'Piramida terbalik, dan kapan meninggalkannya',
        'Piramida terbalik meletakkan hal terpenting di atas, lalu rincian yang makin lama makin bisa dibuang. Bentuk ini lahir dari telegraf yang sering putus, dan bertahan karena pembaca ponsel juga sering putus di tengah jalan.',
        'Pakai piramida terbalik untuk kabar yang dibutuhkan cepat: kecelakaan, keputusan, hasil pertandingan. Tinggalkan ketika kekuatan ceritamu ada pada prosesnya, misalnya kisah seorang guru yang menyeberangi sungai setiap pagi.',
      ),
      lesson(
        'Empat jenis lead',
        'Lead adalah janji. Dalam satu atau dua kalimat, pembaca memutuskan apakah janji itu layak ditagih.',
        list(
          '<strong>Lead langsung:</strong> siapa melakukan apa, kapan, di mana. Untuk kabar yang genting.',
          '<strong>Lead adegan:</strong> satu gambar yang hidup. Untuk cerita tentang manusia.',
          '<strong>Lead akibat:</strong> apa yang berubah bagi pembaca. Untuk kebijakan dan harga.',
          '<strong>Lead pertanyaan:</strong> hanya kalau pembaca memang sedang menanyakannya.',
        ),
        'Latihan: ambil satu berita hari ini, lalu tulis ulang pembukanya dalam keempat bentuk. Bacakan keras-keras. Biasanya telinga lebih cepat tahu daripada mata.',
      ),
      lesson(
        'Menyambung lead dengan tubuh berita',
        'Paragraf kedua sering menjadi tempat berita mati. Setelah pembuka yang kuat, penulis mundur ke latar belakang, dan pembaca ikut mundur. Gunakan paragraf kedua untuk membuktikan lead: satu fakta, satu angka, atau satu kutipan.',
        'Latar belakang tetap perlu, tetapi secukupnya dan tepat sebelum dibutuhkan. Tanyakan pada setiap kalimat: kalau kamu hilang, apakah ada yang tidak dimengerti?',
      ),
    ),
    section(
      'Memeriksa dan menyunting',
      lesson(
        'Kutipan, angka, dan verifikasi',
        'Kutipan yang baik mengatakan sesuatu yang tidak bisa kamu katakan sendiri: pengakuan, kemarahan, pengetahuan dari dalam. Kutipan yang hanya mengulang fakta lebih baik diubah menjadi kalimatmu.',
        'Periksa setiap angka dua kali: dari mana, kapan dihitung, dan dibandingkan dengan apa. "Naik 50 persen" dari dua kasus berarti tiga kasus, dan pembaca berhak tahu.',
        'Hubungi kembali sumbermu untuk nama, jabatan, dan hal yang bisa merugikan orang lain. Satu telepon tambahan lebih murah daripada satu ralat.',
      ),
      lesson(
        'Menyunting dalam tiga putaran',
        'Putaran pertama untuk <strong>isi</strong>: apakah janjinya dipenuhi, apakah ada pertanyaan yang menggantung? Putaran kedua untuk <strong>urutan</strong>: apakah setiap paragraf menyambung ke berikutnya? Putaran ketiga untuk <strong>kalimat</strong>: buang kata yang tidak bekerja.',
        'Jangan menggabungkan ketiganya. Otak yang sedang memburu salah ketik tidak melihat bahwa paragraf keempat seharusnya tidak ada.',
      ),
    ),
    ...menulisBeritaLanjut,
  ],
  threads: [
    ask(
      'Empat jenis lead',
      'Kalau beritanya tentang kenaikan tarif angkot, lebih kuat lead langsung atau lead akibat?',
      peer('Menurutku akibat. Yang ditanya orang di halte: jadi bayar berapa besok?'),
      teacher(
        'Setuju dengan akibat, selama angkanya muncul di kalimat pertama. "Mulai besok, naik angkot dari Kampung Melayu ke Senen Rp6.000" sudah memuat keduanya.',
      ),
    ),
    ask(
      'Mengenal pembacamu',
      'Bu Rini-nya saya adalah penjaga parkir kampus. Ternyata banyak istilah kampus yang tidak perlu.',
      teacher(
        'Itu pembaca yang bagus. Coba bacakan satu paragrafmu kepadanya besok, dan perhatikan di kata apa ia mengernyit.',
      ),
    ),
    ask(
      'Kutipan, angka, dan verifikasi',
      'Narasumber saya minta membaca naskah sebelum terbit. Boleh?',
      teacher(
        'Boleh kamu bacakan kutipan dan fakta yang menyangkut dirinya untuk diperiksa. Naskah utuh sebaiknya tidak, supaya keputusan tetap di tanganmu.',
      ),
      peer('Saya biasanya bilang begitu sejak awal wawancara, jadi tidak canggung.'),
    ),
    ask(
      'Kutipan, angka, dan verifikasi',
      'Kalau dua dinas memberi angka yang berbeda untuk hal yang sama, mana yang ditulis?',
    ),
  ],
  asked: [
    askBefore(
      'Saya belum pernah menulis berita sama sekali, dan sehari-hari bekerja di toko. Bisa mengikuti?',
      teacher(
        'Bisa. Kelas ini mulai dari memilih sudut cerita, dan contohnya dari kejadian di sekitar kita, termasuk toko. Yang perlu kamu siapkan hanya ponsel untuk mencatat dan rasa ingin tahu.',
      ),
      peer('Saya juga mulai dari nol. Bagian lead saya ulang dua kali, setelah itu lancar.'),
    ),
    askBefore(
      'Tugasnya diperiksa orang, atau dinilai otomatis?',
      teacher(
        'Kuis dinilai otomatis. Naskah berita dan tugasmu dibaca redaktur kami, biasanya selesai dalam tiga hari kerja, dengan catatan per paragraf.',
      ),
    ),
    askBefore(
      'Kalau sedang sibuk dan baru bisa lanjut bulan depan, kelasnya masih terbuka?',
      teacher('Masih. Aksesnya selamanya, dan kamu lanjut tepat di materi terakhir yang kamu buka.'),
    ),
  ],
  state: { kind: 'published', daysAgo: 64, participants: 60 },
};
