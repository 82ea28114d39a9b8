import { desainUiLanjut } from './desain-ui-lanjut.ts';
import {
  ask,
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
  welcome,
  worksheet,
  wrong,
  type DemoClass,
} from '../demo-class.ts';

export const desain: readonly DemoClass[] = [
  {
    title: 'Dasar Desain UI dengan Figma',
    format: 'self-paced',
    topic: 'desain',
    mitra: 'studio-lurik',
    cover: 'desain-2',
    price: 249_000,
    promotion: { normalPrice: 349_000, days: 7 },
    description:
      'Merancang aplikasi pemesanan angkot dari sketsa sampai prototipe yang bisa diklik, sambil belajar tata letak, warna, dan komponen.',
    requirements: ['Akun Figma gratis', 'Laptop'],
    about: [
      'Kamu tidak perlu bisa menggambar. Kamu perlu bisa memilih, dan menjelaskan pilihanmu.',
      list(
        'Tata letak dengan kisi dan jarak yang konsisten',
        'Hierarki, warna, dan kontras',
        'Komponen, varian, dan prototipe',
      ),
    ],
    completionMessage:
      '<p>Prototipemu sudah bisa diklik. Minta tiga orang memesan angkot dengannya, dan jangan membantu.</p>',
    sections: [
      section(
        'Melihat seperti desainer',
        welcome,
        lesson(
          'Jarak adalah makna',
          'Yang berdekatan dianggap berhubungan. Sebelum menambah garis dan kotak, coba ubah jaraknya dulu.',
        ),
        lesson(
          'Hierarki dalam tiga tingkat',
          'Satu hal paling penting, beberapa hal penting, sisanya tenang. Kalau semuanya tebal, tidak ada yang tebal.',
        ),
        lesson(
          'Warna secukupnya',
          'Satu warna utama, satu aksen, dan deretan abu-abu sudah cukup untuk sebagian besar aplikasi. Periksa kontrasnya: teks biasa butuh minimal 4,5 banding 1.',
        ),
        worksheet('Lembar kerja: meniru satu layar'),
      ),
      section(
        'Membuat',
        lesson(
          'Auto layout',
          'Auto layout membuat tombol melebar mengikuti teksnya, seperti nanti di kode. Rancang dengan teks terpanjang, bukan yang terpendek.',
        ),
        video('Contoh: kartu perjalanan'),
        lesson(
          'Komponen dan varian',
          'Buat sekali, pakai di mana-mana. Varian menampung keadaannya: biasa, ditekan, mati, sedang memuat.',
        ),
        lesson(
          'Empat keadaan layar',
          'Setiap layar punya empat wajah: memuat, kosong, gagal, dan berisi. Yang tiga pertama paling sering lupa dirancang.',
        ),
        quiz(
          'Kuis: dasar UI',
          one(
            'Kontras minimal untuk teks biasa menurut WCAG AA?',
            '4,5 : 1',
            ['2 : 1', '3 : 1', '10 : 1'],
            'Untuk teks besar cukup 3 : 1.',
          ),
          many(
            'Keadaan layar yang perlu dirancang:',
            ['Kosong', 'Gagal', 'Memuat'],
            ['Tercetak'],
            'Ditambah keadaan berisi, semuanya empat.',
          ),
          right('Dua benda yang berdekatan cenderung dianggap berhubungan.', 'Itulah hukum kedekatan.'),
        ),
      ),
      ...desainUiLanjut,
    ],
    threads: [
      ask(
        'Warna secukupnya',
        'Klien minta warna merek yang kontrasnya kurang. Bagaimana menolaknya?',
        teacher(
          'Jangan ditolak: pakai untuk bidang dan hiasan, dan buat versi yang lebih tua untuk teks. Tunjukkan keduanya di layar ponsel di bawah matahari, biasanya selesai dalam semenit.',
        ),
        peer('Saya pakai simulasi buta warna saat presentasi, klien langsung setuju.'),
      ),
      ask(
        'Auto layout',
        'Kalau teksnya bahasa Indonesia lebih panjang dari Inggris, rancangannya mulai dari mana?',
        teacher(
          'Dari yang terpanjang. "Tambahkan ke keranjang" jauh lebih lebar daripada "Add", dan yang melihatnya adalah penggunamu.',
        ),
      ),
    ],
    state: { kind: 'published', daysAgo: 165, participants: 52 },
  },
  {
    title: 'Tipografi untuk Layar',
    format: 'self-paced',
    topic: 'desain',
    mitra: 'studio-lurik',
    cover: 'desain-5',
    price: 139_000,
    description: 'Memilih huruf, menata paragraf, dan membuat teks yang enak dibaca di ponsel maupun papan proyektor.',
    requirements: ['Aplikasi desain apa pun'],
    about: [
      'Sembilan dari sepuluh bagian sebuah antarmuka adalah teks. Memperbaiki teksnya memperbaiki hampir semuanya.',
    ],
    sections: [
      section(
        'Huruf',
        welcome,
        lesson(
          'Anatomi secukupnya',
          'Tinggi huruf kecil menentukan seberapa besar sebuah huruf terasa. Dua jenis huruf berukuran 16 bisa berbeda jauh di mata.',
        ),
        lesson(
          'Memilih satu keluarga',
          'Mulai dengan satu keluarga huruf yang punya beberapa ketebalan. Pasangan dua keluarga adalah keputusan kedua, bukan pertama.',
        ),
      ),
      section(
        'Paragraf',
        lesson(
          'Panjang baris',
          'Empat puluh lima sampai tujuh puluh lima huruf sebaris membuat mata nyaman kembali. Di ponsel cukup tiga puluh lima.',
        ),
        lesson(
          'Jarak antarbaris',
          'Baris panjang butuh jarak lebih lega. Mulai dari satu setengah kali ukuran huruf, lalu sesuaikan dengan mata.',
        ),
        lesson(
          'Skala ukuran',
          'Pilih satu kelipatan, misalnya 1,2, dan turunkan semua ukuran darinya. Yang terasa teratur biasanya memang teratur.',
        ),
        quiz(
          'Kuis: tipografi',
          one(
            'Panjang baris yang nyaman untuk bacaan panjang di layar lebar?',
            '45 sampai 75 huruf',
            ['10 sampai 20 huruf', '100 sampai 140 huruf', 'Selebar layar'],
            'Lebih panjang dari itu, mata sulit menemukan awal baris berikutnya.',
          ),
          wrong('Huruf dengan ukuran angka yang sama selalu tampak sama besar.', 'Tinggi huruf kecilnya bisa berbeda.'),
          one(
            'Baris yang lebih panjang membutuhkan jarak antarbaris yang',
            'lebih lega',
            ['lebih rapat', 'sama saja', 'nol'],
            'Supaya mata tidak tersesat saat pindah baris.',
          ),
        ),
      ),
    ],
    state: { kind: 'published', daysAgo: 83, participants: 11 },
  },
  {
    title: 'Desain Kemasan untuk UMKM',
    format: 'self-paced',
    topic: 'desain',
    mitra: 'studio-lurik',
    cover: 'desain-6',
    price: 159_000,
    description:
      'Kemasan yang menjual dari rak, memuat keterangan wajib, dan masih bisa dicetak dengan anggaran kecil.',
    requirements: ['Satu produk yang ingin dikemas', 'Penggaris dan kertas'],
    about: [
      'Pembeli memutuskan dalam tiga detik dan satu meter. Kelas ini mengajarkan apa yang harus terlihat dalam tiga detik itu.',
    ],
    sections: [
      section(
        'Sebelum menggambar',
        welcome,
        lesson(
          'Berdiri di depan rak',
          'Foto rak tempat produkmu akan berdiri. Rancang untuk berbeda dari tetangganya, bukan untuk indah di layar sendirian.',
        ),
        lesson(
          'Keterangan yang wajib',
          'Nama produk, berat bersih, komposisi, produsen, kedaluwarsa, dan nomor izin punya tempat dan ukuran minimal. Masukkan sejak sketsa pertama.',
        ),
      ),
      section(
        'Merancang dan mencetak',
        lesson(
          'Satu janji di muka',
          'Pilih satu alasan membeli, dan beri tempat paling besar. Alasan kedua masuk ke sisi samping.',
        ),
        video('Contoh: kemasan keripik tempe'),
        lesson(
          'Bicara dengan percetakan',
          'Tanyakan bahan, ukuran pisau yang sudah ada, dan jumlah minimal sebelum merancang. Memakai pisau yang ada bisa memangkas separuh biaya.',
        ),
        worksheet('Lembar kerja: arahan untuk percetakan'),
        quiz(
          'Kuis: kemasan',
          one(
            'Apa yang sebaiknya dilakukan paling awal?',
            'Melihat rak tempat produk akan dijual',
            ['Memilih jenis huruf', 'Mencetak contoh', 'Membuat logo baru'],
            'Kemasan dinilai di antara tetangganya.',
          ),
          right(
            'Berat bersih wajib tercantum pada label pangan.',
            'Bersama komposisi, produsen, kedaluwarsa, dan keterangan lain.',
          ),
          one(
            'Bagaimana cara menghemat biaya cetak?',
            'Memakai pisau potong yang sudah dimiliki percetakan',
            ['Menambah warna', 'Membuat ukuran unik', 'Mencetak satuan'],
            'Pisau baru adalah salah satu biaya terbesar.',
          ),
        ),
      ),
    ],
    state: { kind: 'published', daysAgo: 66, participants: 16 },
  },
  {
    title: 'Batik Digital: Merancang Motif Sendiri',
    format: 'self-paced',
    topic: 'desain',
    mitra: 'studio-lurik',
    cover: 'desain-3',
    price: 189_000,
    description:
      'Memahami susunan parang, kawung, dan mega mendung, lalu merancang motif berulang milikmu dengan hormat pada asalnya.',
    requirements: ['Aplikasi gambar vektor, yang gratis pun cukup', 'Pensil dan kertas berpetak'],
    about: [
      'Motif batik punya tata bahasa. Siapa yang memahaminya bisa menulis kalimat baru tanpa menyalin kalimat orang.',
      list('Ulangan, cermin, dan putaran', 'Makna dan asal motif klasik', 'Menyiapkan berkas untuk cetak dan cap'),
    ],
    sections: [
      section(
        'Membaca motif',
        welcome,
        lesson(
          'Ulangan di balik kain',
          'Cari ubin terkecil yang kalau dijajar menjadi seluruh kain. Pada kawung ia empat kelopak, pada parang ia satu lereng.',
        ),
        lesson(
          'Parang, kawung, mega mendung',
          'Parang dulu hanya untuk keraton. Kawung meniru buah aren yang dibelah. Mega mendung datang dari Cirebon, dengan awan yang bertemu lewat jalur dagang. Mengetahui asalnya membuatmu tahu kapan sebuah motif pantas dipakai.',
        ),
        pause('Iringan menggambar: gamelan pelan'),
      ),
      section(
        'Merancang',
        lesson(
          'Dari sketsa ke ubin',
          'Gambar melintasi tepi kertas, lalu potong dan tukar sisinya. Yang tadinya tepi menjadi tengah, dan sambungannya hilang.',
        ),
        video('Contoh: ubin tanpa sambungan'),
        lesson(
          'Warna dari pewarna alam',
          'Indigo, soga, dan mengkudu memberi batas yang indah. Coba rancang dengan tiga warna saja.',
        ),
        lesson(
          'Menyebut asal',
          'Kalau motifmu berangkat dari motif daerah tertentu, sebutkan, dan kalau bisa ajak pengrajinnya. Itu bukan hanya sopan, itu ceritamu.',
        ),
        quiz(
          'Kuis: motif',
          one(
            'Motif yang meniru buah aren dibelah bernama',
            'Kawung',
            ['Parang', 'Mega mendung', 'Truntum'],
            'Kawung berasal dari buah aren atau kolang-kaling.',
          ),
          one(
            'Mega mendung dikenal berasal dari',
            'Cirebon',
            ['Solo', 'Sumba', 'Padang'],
            'Motif awannya terkait perjumpaan dagang di pesisir Cirebon.',
          ),
          wrong(
            'Ubin motif harus selalu berbentuk persegi.',
            'Ubin bisa miring atau berbentuk lain selama bisa dijajar tanpa celah.',
          ),
        ),
      ),
    ],
    threads: [
      ask(
        'Menyebut asal',
        'Apakah boleh menjual motif yang terinspirasi dari kain nenek saya di Lasem?',
        teacher(
          'Boleh dan bagus, selama kamu merancang ulang, bukan memindai. Ceritakan asalnya di label, pembeli menghargai itu.',
        ),
        peer('Saya juga dari Lasem! Coba mampir ke rumah batik di Karangturi, mereka senang berbagi.'),
      ),
    ],
    state: { kind: 'published', daysAgo: 118, participants: 24 },
  },
  {
    title: 'Riset UX yang Hemat',
    format: 'self-paced',
    topic: 'desain',
    mitra: 'studio-lurik',
    cover: 'desain-1',
    price: 209_000,
    description: 'Menemukan masalah nyata pengguna dengan lima orang, dua hari, dan tanpa laboratorium.',
    requirements: ['Satu aplikasi atau layanan yang ingin diperbaiki'],
    about: [
      'Riset yang tidak dilakukan adalah riset yang paling mahal. Kelas ini memilih cara yang cukup baik untuk dilakukan minggu ini.',
    ],
    sections: [
      section(
        'Bertanya',
        welcome,
        lesson(
          'Apa yang belum kita tahu',
          'Tulis keputusan yang akan diambil, lalu pertanyaan yang jawabannya bisa mengubah keputusan itu. Kalau tidak ada yang berubah, jangan meriset.',
        ),
        lesson(
          'Wawancara tentang kejadian',
          'Tanyakan kejadian terakhir, bukan kebiasaan. "Terakhir kali kamu memesan, ceritakan dari awal" lebih jujur daripada "Biasanya bagaimana?".',
        ),
      ),
      section(
        'Mengamati',
        lesson(
          'Uji dengan lima orang',
          'Lima orang dari kelompok yang sama menemukan sebagian besar masalah. Orang keenam mengulang orang kedua.',
        ),
        video('Contoh: sesi uji dua puluh menit'),
        lesson(
          'Diam yang produktif',
          'Ketika peserta bertanya "ini diapakan?", jawab dengan "menurutmu bagaimana?". Menolong berarti kehilangan temuan.',
        ),
        lesson(
          'Menyampaikan temuan',
          'Tiga temuan dengan potongan video mengalahkan laporan tiga puluh halaman. Urutkan menurut akibatnya, bukan menurut urutan kejadian.',
        ),
        quiz(
          'Kuis: riset',
          one(
            'Pertanyaan wawancara mana yang terbaik?',
            'Ceritakan terakhir kali kamu membayar tagihan.',
            ['Apakah kamu suka aplikasi ini?', 'Fitur apa yang kamu mau?', 'Seberapa sering kamu membayar?'],
            'Kejadian nyata lebih bisa dipercaya daripada pendapat dan perkiraan.',
          ),
          right(
            'Lima peserta biasanya sudah menemukan sebagian besar masalah kegunaan.',
            'Untuk satu kelompok pengguna dan satu alur.',
          ),
          wrong('Sebaiknya bantu peserta secepatnya ketika ia bingung.', 'Kebingungannya adalah data.'),
        ),
      ),
    ],
    state: { kind: 'published', daysAgo: 57, participants: 9 },
  },
  {
    title: 'Bootcamp Desain Produk Digital',
    format: 'bootcamp',
    topic: 'desain',
    mitra: 'studio-lurik',
    cover: 'desain-4',
    price: 4_750_000,
    promotion: { normalPrice: 5_900_000, days: 16 },
    description:
      'Empat bulan dari riset sampai portofolio dua studi kasus, dengan kritik mingguan dari desainer yang bekerja di industri.',
    requirements: ['Dasar Figma', 'Delapan jam seminggu', 'Siap menerima kritik'],
    about: [
      'Perusahaan tidak mencari orang yang bisa memakai alat. Mereka mencari orang yang bisa menjelaskan mengapa.',
      list('Dua studi kasus lengkap', 'Enam belas sesi kritik', 'Latihan wawancara dan uji rancangan'),
    ],
    sections: [
      section(
        'Bulan 1: memahami masalah',
        welcome,
        lesson(
          'Masalah yang layak',
          'Masalah yang layak dirancang sering terjadi, menyakitkan, dan bisa kamu lihat langsung.',
        ),
        lesson(
          'Peta perjalanan',
          'Gambar setiap langkah orang dari niat sampai selesai, termasuk yang terjadi di luar layar. Rasa sakitnya sering ada di sela-sela.',
        ),
        lesson(
          'Merumuskan ulang',
          '"Bagaimana kita membuat orang mengisi formulir lebih cepat" berbeda dari "mengapa ada formulir". Rumuskan tiga kali sebelum menggambar.',
        ),
        worksheet('Lembar kerja: peta perjalanan'),
      ),
      section(
        'Bulan 2: menjelajah',
        lesson(
          'Delapan sketsa, delapan menit',
          'Sketsa pertama adalah yang sudah dipikirkan semua orang. Yang keenam mulai menarik.',
        ),
        lesson(
          'Alur sebelum layar',
          'Tulis alurnya sebagai percakapan. Kalau percakapannya janggal, layarnya akan janggal.',
        ),
        video('Contoh: kritik desain'),
        lesson(
          'Memberi kritik',
          'Sebut yang kamu lihat, tanyakan maksudnya, baru sampaikan akibatnya. Bukan "jelek", tetapi "aku baru melihat tombolnya setelah sepuluh detik".',
        ),
        quiz(
          'Kuis bulan 2',
          one(
            'Mengapa membuat delapan sketsa?',
            'Supaya melewati gagasan yang pertama terpikir',
            ['Supaya portofolio penuh', 'Karena aturan', 'Supaya klien bingung'],
            'Gagasan awal biasanya yang paling umum.',
          ),
          right('Kritik yang baik dimulai dari apa yang teramati.', 'Pengamatan bisa dibahas, selera tidak.'),
          many(
            'Mana yang termasuk alur, bukan layar?',
            ['Langkah membatalkan pesanan', 'Urutan pertanyaan'],
            ['Warna tombol', 'Jenis huruf'],
            'Alur adalah urutan keputusan dan kejadian.',
          ),
        ),
      ),
      section(
        'Bulan 3: membangun',
        lesson(
          'Sistem desain kecil',
          'Dua puluh komponen yang dipakai bersama lebih berharga daripada dua ratus yang tidak ditemukan siapa pun.',
        ),
        lesson(
          'Bekerja dengan pengembang',
          'Serahkan keadaan, bukan gambar: apa yang terjadi kalau kosong, gagal, lambat, dan terlalu panjang.',
        ),
        lesson(
          'Aksesibilitas',
          'Matikan tetikus dan pakai aplikasimu dengan papan ketik. Lalu tutup mata dan dengarkan pembaca layar.',
        ),
        pause(),
      ),
      section(
        'Bulan 4: bercerita',
        lesson(
          'Studi kasus yang dibaca',
          'Mulai dari hasilnya, lalu masalahnya, lalu tiga keputusan penting beserta alasannya. Buang proses yang tidak mengubah apa pun.',
        ),
        lesson(
          'Wawancara portofolio',
          'Ceritakan satu keputusan yang salah dan apa yang kamu lakukan sesudahnya. Pewawancara mengingat itu.',
        ),
      ),
    ],
    threads: [
      ask(
        'Studi kasus yang dibaca',
        'Proyek saya tidak pernah diluncurkan. Apa tetap layak jadi studi kasus?',
        teacher(
          'Layak, asal jujur. Tulis apa yang kamu uji, apa yang berubah karenanya, dan apa yang akan kamu ukur kalau diluncurkan.',
        ),
      ),
    ],
    state: { kind: 'published', daysAgo: 38, participants: 4 },
  },
];
