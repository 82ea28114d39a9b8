import { peer, teacher, type DemoThread } from './demo-class.ts';

type LectureTalk = Pick<DemoThread, 'text' | 'replies'> & { readonly atSecond: number };
const at = (atSecond: number, text: string, ...replies: DemoThread['replies'][number][]): LectureTalk => ({
  atSecond,
  text,
  replies,
});

/** Questions about a second of the film that a class has of its own, by title: what is on the card of that second. */
export const lectureTalks: Readonly<Record<string, readonly LectureTalk[]>> = {
  'Menulis Berita yang Dibaca Sampai Habis': [
    at(
      62,
      'Kalimat "pembaca perlu tahu ini karena …" saya isi dengan "karena ini menarik". Itu sudah cukup, atau tandanya baru kabar?',
      teacher(
        'Itu tandanya baru kabar. Ganti "menarik" dengan akibat: siapa yang besok harus melakukan hal berbeda? Kalau tidak ada, simpan dulu catatannya.',
      ),
      peer('Punyaku dulu juga begitu. Setelah ketemu "karena angkot tidak lewat sini lagi", naskahnya langsung jalan.'),
    ),
    at(
      173,
      'Lead adegan di sini contohnya satu gambar saja. Boleh dua kalimat kalau gambarnya bergerak?',
      teacher(
        'Boleh, asal kalimat kedua sudah memuat arah ceritanya. Kalau baru di kalimat keempat, pembaca sudah pergi.',
      ),
    ),
    at(
      268,
      'Soal "naik 50 persen dari dua kasus": kalau dinas memang merilis persennya saja, kita yang menghitung balik?',
      peer('Aku minta angka mentahnya lewat WhatsApp humas. Biasanya dikirim hari itu juga.'),
      teacher(
        'Minta dulu seperti itu. Kalau tidak diberi, tulis bahwa jumlah kasusnya tidak disebutkan. Itu juga informasi.',
      ),
    ),
  ],
  'JavaScript dari Nol': [
    at(
      54,
      'Kenapa urutannya mulai dari nol? Saya selalu salah mengambil barang terakhir.',
      teacher(
        'Angkanya adalah jarak dari awal: barang pertama berjarak nol. Untuk yang terakhir, pakai belanja.at(-1) supaya tidak perlu berhitung.',
      ),
      peer('Aku membayangkannya seperti lantai gedung: lobi itu lantai 0.'),
    ),
    at(
      131,
      'Saya menulis await langsung di dalam fungsi biasa dan muncul SyntaxError. Padahal baris di atasnya sama persis.',
      teacher(
        'Lihat kata sebelum function: harus ada async. Peramban menolak sejak awal supaya tidak ada fungsi yang diam-diam menunggu.',
      ),
    ),
    at(
      190,
      'Di sini sort menghasilkan daftar baru, tetapi daftar asli saya ikut berubah urutannya. Saya salah di mana?',
      peer('sort() memang mengubah aslinya. Pakai toSorted(), itu yang membuat salinan.'),
      teacher(
        'Terima kasih sudah teliti. Betul: map dan filter membuat salinan, sort tidak. Kalimat di filmnya kami perbaiki.',
      ),
    ),
  ],
  'Dasar Desain UI dengan Figma': [
    at(
      43,
      'Angka 4,5 banding 1 dicek di mana? Figma saya versi gratis.',
      teacher(
        'Pilih teksnya, buka panel warna, lalu tekan ikon kontras. Di versi gratis pun ada; hasilnya tertulis AA atau gagal.',
      ),
      peer('Kalau tidak ketemu, plugin Stark juga bisa.'),
    ),
    at(
      96,
      'Kolom isian disebut punya lima keadaan, yang paling sering terlupa itu yang mana?',
      teacher('Keadaan sesudah diperbaiki: kesalahannya hilang, dan orang perlu tahu bahwa sekarang sudah benar.'),
    ),
    at(
      212,
      'Kalau orangnya minta petunjuk di tengah uji, betul-betul diam saja? Saya tidak tega.',
      peer('Aku jawab dengan "menurut Kakak bagaimana?" Biasanya mereka jalan lagi sendiri.'),
      teacher(
        'Itu jawaban yang tepat. Catat detik ketika ia bertanya, karena di situlah rancanganmu berhenti berbicara.',
      ),
    ),
  ],
  'Bahasa Inggris untuk Rapat': [
    at(
      14,
      'Sorry to jump in boleh dipakai ke atasan, atau terlalu santai?',
      teacher(
        'Boleh, juga ke direktur. Yang membuatnya sopan adalah alasan sesudahnya: "… but I think we missed the budget."',
      ),
      peer('Bosku dari Jerman malah bilang suka, katanya jelas.'),
    ),
    at(
      46,
      'Bedanya "I missed the part about…" dan "I did not understand…" apa? Artinya sama menurut saya.',
      teacher(
        'Yang pertama meminta bagian tertentu diulang. Yang kedua bisa terdengar seperti penjelasannya buruk. Keduanya benar, tetapi yang pertama lebih cepat dijawab.',
      ),
    ),
    at(
      73,
      'Kalau memang tidak setuju sama sekali, apakah "I would add" tidak menipu?',
      peer('Aku pakai "I see it differently" kalau memang beda. Tetap tanpa but.'),
      teacher(
        'Bagus. Untuk yang benar-benar bertentangan, itu lebih jujur. Lanjutkan dengan "because" supaya yang dibahas alasannya.',
      ),
    ),
  ],
  'Rekayasa Prompt untuk Pekerjaan Sehari-hari': [
    at(
      21,
      'Tujuan, bahan, bentuk: kalau bahannya panjang, misalnya notulen 12 halaman, ditempel semua atau diringkas dulu?',
      teacher(
        'Tempel semua, lalu minta ia menyebut halaman untuk setiap butir. Kalau diringkas dulu, yang hilang tidak akan ketahuan.',
      ),
      peer('Saya pecah per agenda. Lebih mudah diperiksa.'),
    ),
    at(
      57,
      'Tautan yang dikarang itu kelihatan seperti tautan sungguhan. Ada cara cepat memeriksanya?',
      teacher(
        'Buka satu per satu, tidak ada jalan pintas. Mintalah paling banyak tiga sumber supaya kamu sanggup membukanya.',
      ),
    ),
    at(
      68,
      'Kalau nama pelanggannya saya ganti inisial, sudah termasuk disamarkan?',
      peer('Di kantorku inisial plus alamat masih bisa ditebak orangnya, jadi alamatnya ikut dibuang.'),
      teacher(
        'Tepat. Inisial cukup hanya kalau sisanya tidak menunjuk ke satu orang. Ganti juga nama kota, tanggal lahir, dan jabatan.',
      ),
    ),
  ],
  'Foto Produk dengan Cahaya Jendela': [
    at(
      17,
      'Jendela saya menghadap barat. Lebih baik pagi atau sore?',
      teacher(
        'Pagi sampai pukul dua. Sore mataharinya masuk langsung dan bayangannya keras; kalau terpaksa, tutup dengan kertas kalkir.',
      ),
      peer('Aku pakai gorden tipis putih, hasilnya lembut.'),
    ),
    at(
      27,
      'Kartonnya ditaruh seberapa dekat? Di foto saya malah kelihatan di pinggir.',
      teacher(
        'Sedekat mungkin sampai hampir masuk bingkai, lalu mundurkan satu jari. Kalau masih kelihatan, potong kartonnya lebih pendek dari produk.',
      ),
    ),
    at(
      51,
      'Sudah pakai kertas putih, tetapi kain merah saya tetap jadi oranye.',
      peer('Cek lampu ruangan. Punyaku begitu karena lampu dapur masih menyala.'),
      teacher(
        'Sembilan dari sepuluh kali memang lampu. Matikan semuanya, foto kertasnya lagi, lalu kunci sebelum memotret kain.',
      ),
    ),
  ],
  'Statistika Tanpa Takut': [
    at(
      23,
      'Kalau begitu kenapa berita ekonomi selalu memakai rata-rata, bukan median?',
      teacher(
        'Karena rata-rata bisa dihitung dari dua angka yang selalu ada: jumlah semuanya dan banyaknya orang. Median perlu data setiap orang.',
      ),
      peer('Jadi curiga dulu kalau angkanya pendapatan atau harga rumah.'),
    ),
    at(
      53,
      'Soal 23 orang dan ulang tahun, saya hitung 23 dibagi 365 kok cuma 6 persen?',
      teacher(
        'Itu peluang seseorang berulang tahun sama denganmu. Yang ditanya pasangan mana pun: dari 23 orang ada 253 pasangan, dan salah satunya cukup.',
      ),
      peer('Baru masuk akal setelah aku gambar garis antarorang. Banyak sekali garisnya.'),
    ),
    at(
      97,
      '"Dunia yang tidak ada apa-apanya" itu yang disebut hipotesis nol?',
      teacher(
        'Betul. Namanya menakutkan, isinya hanya: anggap dulu semuanya kebetulan, lalu lihat seberapa aneh datamu.',
      ),
    ),
  ],
  'Jualan Lewat Video Pendek': [
    at(
      16,
      'Saya jualan kerudung. Kejadian di tengah itu apa ya, tidak ada yang digoreng?',
      teacher(
        'Kain yang disetrika dari kusut, jarum yang hampir menusuk jari, angin yang meniup di motor. Cari gerak yang ujungnya ingin dilihat.',
      ),
      peer('Punyaku: kerudung dicelup air lalu diangkat, tidak tembus. Itu yang paling banyak ditonton.'),
    ),
    at(
      39,
      'Rekam satu jam itu dibagi bagaimana supaya jadi lima video?',
      teacher(
        'Lima belas menit menyiapkan, empat puluh menit mengerjakan sambil direkam dekat, lima menit bicara. Potong dari yang empat puluh.',
      ),
    ),
    at(
      53,
      'Yang menonton sampai akhir cuma 18 persen. Itu buruk?',
      peer('Aku mulai dari 11, jadi jangan sedih.'),
      teacher(
        'Untuk tiga puluh detik, 18 persen itu wajar di bulan pertama. Bandingkan dengan videomu sendiri minggu lalu, bukan dengan orang lain.',
      ),
    ),
  ],
  'Investasi Pertama yang Masuk Akal': [
    at(
      16,
      'Dana darurat enam bulan itu termasuk "uang tahun depan"? Selama ini saya taruh di saham.',
      teacher(
        'Termasuk, karena kamu tidak tahu kapan dipakai. Pindahkan ke yang nilainya tetap, walaupun hasilnya membosankan.',
      ),
      peer('Saya baru sadar waktu motor rusak pas harga sahamnya turun. Dua-duanya jadi rugi.'),
    ),
    at(
      28,
      'Dua persen setahun memakan separuh hasil, hitungannya dari mana? Kedengarannya berlebihan.',
      teacher(
        'Hitung seratus rupiah tumbuh 7 persen dan 5 persen selama tiga puluh tahun: 761 dan 432. Selisihnya 329 dari 661 rupiah keuntungan, hampir separuh.',
      ),
    ),
    at(
      50,
      'Kalau izinnya ada tetapi untuk kegiatan lain, bagaimana membacanya di daftar OJK?',
      peer(
        'Di bawah nama perusahaannya ada jenis izinnya. Yang menawari saya ternyata izinnya koperasi simpan pinjam.',
      ),
      teacher('Persis di situ. Cocokkan jenis izin dengan yang ditawarkan; kalau berbeda, anggap tidak ada izinnya.'),
    ),
  ],
  'Wawancara Kerja yang Meyakinkan': [
    at(
      13,
      'Saya baru lulus dan belum pernah memimpin siapa pun. Cerita keempat diisi apa?',
      teacher(
        'Memimpin tidak harus punya jabatan. Mengatur giliran jaga di KKN, menengahi kelompok, mengurus konsumsi: semuanya dihitung.',
      ),
      peer('Aku cerita soal jadwal piket kos. Pewawancaranya ketawa, tapi aku diterima.'),
    ),
    at(
      24,
      'Angka hasil harus persen? Pekerjaan saya menjaga arsip, tidak ada omzet.',
      teacher(
        'Tidak harus. "Dari dua hari mencari menjadi sepuluh menit" itu angka, dan lebih mudah dibayangkan daripada persen.',
      ),
    ),
    at(
      48,
      'Setelah menyebut rentang lalu diam, pewawancaranya ikut diam. Saya harus bagaimana?',
      peer('Aku minum. Beneran, bawa botol.'),
      teacher(
        'Minum itu taktik yang baik. Kalau lewat sepuluh detik, tanya: "Apakah rentang itu sesuai dengan yang disiapkan untuk posisi ini?"',
      ),
    ),
  ],
};
