/** News-like texts of our own, which an editor would hardly touch. */
export const goodTexts: Record<string, string> = {
  fire: `Dua Belas Kios Pasar Kliwon Terbakar

KUDUS, Sinau — Api membakar dua belas kios di Pasar Kliwon, Kudus, Selasa, 5 Mei 2026. Tidak ada korban jiwa dalam kebakaran yang bermula dari korsleting itu.

Api pertama kali terlihat dari kios kain di blok selatan sekitar pukul 02.15. “Saya mendengar letupan kecil, lalu asap keluar dari celah pintu,” kata Sumarno, penjaga malam pasar.

Petugas pemadam tiba lima belas menit kemudian dengan empat mobil. Mereka menjinakkan api sebelum subuh karena angin tidak kencang.

Kepala Pasar Kliwon, Retno Wulandari, menaksir kerugian pedagang mencapai Rp850 juta. Pemilik kios boleh berjualan di halaman timur sampai bangunan selesai diperbaiki.

Pemerintah kabupaten akan memeriksa jaringan listrik seluruh pasar pekan ini. Retno berharap hasilnya keluar sebelum Lebaran.`,

  library: `Perpustakaan Desa Sukamaju Buka Sampai Malam

Perpustakaan Desa Sukamaju, Kabupaten Garut, membuka layanan sampai pukul 21.00 sejak Senin, 2 Maret 2026. Jam baru itu dibuat agar warga yang bekerja siang hari bisa meminjam buku.

Jumlah pengunjung langsung bertambah. Pada pekan pertama, 140 orang datang selepas magrib, hampir dua kali lipat dari rata-rata pekan sebelumnya.

“Anak-anak mengerjakan tugas di sini, orang tuanya membaca koran,” ujar Iis Nurhayati, pengelola perpustakaan.

Desa menggaji dua penjaga tambahan dari dana swadaya. Menurut Kepala Desa Ade Rukmana, biayanya Rp1,8 juta sebulan dan cukup sampai akhir tahun.

Warga mengusulkan tambahan buku pertanian melalui kotak saran di dekat pintu. Iis mencatat 36 usulan, kebanyakan tentang budi daya cabai dan jamur.`,

  bridge: `Jembatan Gantung Cisadane Ditutup Dua Pekan

Pemerintah Kota Tangerang menutup jembatan gantung di atas Sungai Cisadane mulai Kamis, 9 April 2026. Tali penahan di sisi barat mengendur sehingga jembatan miring 11 derajat.

Kepala Dinas Pekerjaan Umum Taufik Hidayat mengatakan penutupan berlangsung dua pekan. Pekerja mengganti empat tali baja, kemudian menguji bebannya dengan karung pasir.

Selama perbaikan, warga menyeberang lewat jembatan beton di Jalan Merdeka, sekitar 800 meter ke utara. Sekolah di dekat sungai memundurkan jam masuk menjadi pukul 07.30.

“Saya berangkat lebih pagi, tapi lebih aman begini,” tutur Lestari, ibu dua siswa sekolah dasar.

Jembatan itu dibangun pada 1998 dan terakhir diperbaiki enam tahun lalu. Taufik berjanji memeriksanya setiap tiga bulan.`,

  harvest: `Petani Bawang Brebes Panen Lebih Awal

Petani bawang merah di Kecamatan Wanasari, Brebes, memanen tanamannya dua pekan lebih cepat karena takut banjir. Sampai Jumat, 13 Februari 2026, mereka sudah mengangkat bawang dari 60 hektare sawah.

Air Sungai Pemali naik setelah hujan tiga hari. Tanggul di Desa Pesantunan merembes, lalu warga menambalnya dengan karung tanah.

“Kalau menunggu, habis semua,” kata Darsono, petani berumur 52 tahun. Ia memperoleh 7 ton dari lahannya, sekitar dua pertiga dari hasil biasa.

Harga di tingkat petani turun menjadi Rp18 ribu per kilogram. Sepekan sebelumnya, menurut catatan Dinas Pertanian Brebes, harganya masih Rp24 ribu.

Kepala dinas itu, Yulia Hendrawati, meminta gudang penyimpanan membeli bawang petani supaya harga tidak jatuh lebih dalam.`,

  race: `Pelajar Kupang Juara Lari Lintas Alam

Pelajar asal Kupang, Maria Bere, menjuarai lari lintas alam 10 kilometer di Bukit Fatuleu, Nusa Tenggara Timur, Sabtu, 20 Juni 2026. Ia mengalahkan 212 peserta dari empat kabupaten.

Maria mencapai garis akhir dalam 48 menit. Ia memimpin sejak kilometer ketiga dengan menjaga langkah pendek di tanjakan.

“Saya berlatih mengambil air ke mata air setiap pagi,” kata siswa kelas sebelas itu.

Juara kedua, Yohanes Tefa dari Soe, tiba 40 detik kemudian. Ia mengaku salah memilih sepatu karena jalurnya berlumpur sesudah hujan.

Panitia memberi Maria beasiswa satu tahun. Ketua panitia, Ferdi Nalle, berharap lomba ini digelar lagi tahun depan dengan jalur yang lebih panjang.`,
};
