/** News texts by the demo's learners: headline, blank line, body. */
export const newsTexts: readonly string[] = [
  `Warga Kampung Sewu Bersihkan Selokan Sebelum Hujan

SOLO — Sekitar 60 warga Kampung Sewu, Solo, membersihkan selokan sepanjang 400 meter, Ahad, 4 Oktober 2026. Mereka bekerja sejak pagi agar air tidak menggenang saat musim hujan.

Warga mengangkat lumpur dengan cangkul, lalu memuatnya ke gerobak. Dalam empat jam terkumpul 32 karung.

“Tahun lalu air masuk sampai dapur,” kata Sulastri, pedagang soto di ujung gang.

Ketua RW, Budi Santosa, mengatakan kerja bakti digelar setiap pekan pertama sampai Desember. Kelurahan meminjamkan dua truk untuk mengangkut lumpur ke tempat pembuangan.

Menurut catatan kelurahan, genangan tahun lalu merendam 47 rumah selama dua hari. Budi berharap jumlahnya turun tahun ini.`,

  `Perpustakaan Keliling Singgah di Pasar Legi

Perpustakaan keliling Kota Solo mulai singgah di Pasar Legi setiap Kamis sejak 1 Oktober 2026. Anak pedagang kini bisa membaca sambil menunggu orang tuanya berjualan.

Mobil itu membawa 800 buku dan parkir di sisi timur pasar dari pukul 09.00 sampai 12.00. Pada hari pertama, 54 anak datang dan meminjam 120 buku.

“Biasanya mereka main gawai di bawah meja,” ujar Partini, penjual sayur.

Petugas perpustakaan, Anjar Wibowo, mengatakan pasar dipilih karena jauh dari taman bacaan. Ia mencatat peminjaman dengan kartu kertas supaya anak tanpa ponsel bisa ikut.

Menurut Anjar, jadwalnya akan ditambah menjadi dua kali sepekan kalau peminjam tetap ramai sampai akhir tahun.`,

  `PANEN MELON DI KLATEN NAIK 30%

Pada hari Sabtu, 10 Oktober 2026, petani melon di Desa Ngawen, Klaten, memanen buah lebih banyak dari musim lalu. Hasilnya naik 30% karena petani memakai pupuk kandang dan menyiram dengan selang tetes.

Ketua kelompok tani, Slamet Riyadi, mengatakan 5 petani mencoba cara itu sejak Juli. Mereka belajar dari video, lalu mencobanya di lahan seluas 3 hektare.

“Buahnya lebih manis, dan airnya hemat,” kata Slamet.

Harga melon di tingkat petani Rp 9.000 per kilogram. Menurut Slamet, pedagang dari Yogyakarta sudah memesan hasil panen berikutnya. Dinas pertanian menghimbau petani lain untuk belajar ke Ngawen sebelum musim tanam.`,
];
