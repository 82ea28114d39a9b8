/** Template of a table, as the screen offers it. */
export const csvTemplate = [
  'jenis;pertanyaan;a;b;c;d;kunci;poin;pembahasan;tag;kesulitan',
  'pilihan ganda;Apa yang dijawab lead?;Hal terpenting;Latar belakang;Penutup;;A;1;Lead memuat hal terpenting.;lead;mudah',
  'beberapa jawaban;Mana yang termasuk nilai berita?;Kedekatan;Dampak;Panjang tulisan;;A,B;2;;nilai berita;sedang',
  'benar salah;Lead selalu satu kalimat.;;;;;salah;1;;lead;mudah',
  'isian;Apa nama paragraf pembuka berita?;Lead;Teras berita;;;;1;;lead;sedang',
  'menjodohkan;Pasangkan tiap unsur dengan artinya.;Siapa = Tokoh;Kapan = Waktu;= Tempat;;;2;;5W+1H;sulit',
  'esai;Tulis lead dari peristiwa di lingkunganmu.;;;;;Menjawab apa, siapa, kapan, dan di mana.;10;;lead;sulit',
  'angka;Berapa rata-rata panjang lead, dalam kata?;;;;;30 ± 5;1;;lead;sedang',
  '',
].join('\r\n');
