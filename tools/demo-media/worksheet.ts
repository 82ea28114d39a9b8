import { patternOf } from '../art/motifs.ts';
import { fontFace, mark } from './cards.ts';

const lines = (count: number) => '<div class="line"></div>'.repeat(count);
const boxes = (...items: string[]) => `<ul class="boxes">${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
const sheet = (number: number, title: string, lead: string, body: string) =>
  `<section><header><div class="mark">${mark}</div><b>Lembar kerja</b><span>${number}</span></header><h2>${title}</h2><p class="lead">${lead}</p>${body}</section>`;

/** Four pages to print or to fill in on a tablet, for any class. */
export const worksheet = `<!doctype html><html lang="id"><meta charset="utf-8"><title>Lembar kerja belajar</title><style>
  ${fontFace}
  @page { size: A4; margin: 0 }
  * { box-sizing: border-box; margin: 0 }
  body { font: 15px/1.5 Jakarta; color: #0F1B36 }
  section { width: 210mm; height: 297mm; padding: 18mm 18mm 14mm; page-break-after: always; display: flex; flex-direction: column; gap: 5mm; position: relative; overflow: hidden }
  section:last-of-type { page-break-after: auto }
  header { display: flex; align-items: center; gap: 3mm; color: #55617A; font-size: 12px; border-bottom: 1px solid #E1E7F0; padding-bottom: 4mm }
  header span { margin-left: auto }
  .mark svg { width: 7mm; height: 7mm; display: block }
  h1 { font-size: 52px; line-height: 1.08; letter-spacing: -.02em; max-width: 150mm }
  h2 { font-size: 28px; line-height: 1.15; letter-spacing: -.01em }
  h3 { font-size: 15px; margin-bottom: 1.5mm }
  .lead { color: #55617A; max-width: 150mm }
  .line { border-bottom: 1px solid #CBD4E1; height: 9mm }
  .cover { background: #0E47C0; color: #fff; padding: 0; display: block }
  .cover svg.cloth { position: absolute; left: 0; right: 0; bottom: 0 }
  .cover div.text { padding: 30mm 20mm; display: grid; gap: 8mm; font-size: 18px }
  .cover .mark svg { width: 14mm; height: 14mm }
  .names { display: grid; gap: 5mm; width: 110mm; font-size: 14px }
  .names div { border-bottom: 1px solid rgb(255 255 255 / .6); padding-bottom: 2mm }
  table { width: 100%; border-collapse: collapse }
  th { text-align: left; font-size: 13px; background: #EEF4FF; padding: 2.5mm 3mm; color: #0B2A7A }
  td { border-bottom: 1px solid #E1E7F0; height: 12.5mm; padding: 0 3mm; color: #55617A }
  .cornell { flex: 1; display: grid; grid-template-columns: 52mm 1fr; grid-template-rows: 1fr 52mm; border: 1px solid #CBD4E1; border-radius: 3mm }
  .cornell > div { padding: 4mm 5mm }
  .cornell > div:first-child { border-right: 1px solid #CBD4E1; background: #F7F9FC; border-radius: 3mm 0 0 0 }
  .cornell > div:last-child { grid-column: span 2; border-top: 1px solid #CBD4E1; background: #FFF9EC; border-radius: 0 0 3mm 3mm }
  .hint { font-size: 12.5px; color: #55617A }
  .pair { display: grid; grid-template-columns: 1fr 1fr; gap: 8mm }
  .boxes { list-style: none; padding: 0; display: grid; gap: 3mm }
  .boxes li { padding-left: 8mm; position: relative }
  .boxes li::before { content: ''; position: absolute; left: 0; top: .6mm; width: 4.6mm; height: 4.6mm; border: 1.4px solid #7F8BA3; border-radius: 1mm }
  .tip { background: #E9F6EA; border-radius: 3mm; padding: 5mm 6mm; font-size: 14px }
</style>
<section class="cover">
  <svg class="cloth" width="210mm" height="120mm"><defs>${patternOf('parang', '#6C9BFF', 3.4)}</defs><rect width="100%" height="100%" fill="#0B2A7A"/><rect width="100%" height="100%" fill="url(#m)" opacity=".5"/></svg>
  <div class="text"><div class="mark">${mark}</div><h1>Lembar kerja belajar</h1><p>Rencana, catatan, dan refleksi untuk satu kelas.<br>Cetak, atau isi langsung di tablet.</p>
  <div class="names"><div>Nama</div><div>Kelas</div><div>Mulai tanggal</div></div></div>
</section>
${sheet(
  2,
  'Rencana dua minggu',
  'Tulis waktu yang benar-benar kamu punya. Dua puluh menit yang terjadi lebih baik daripada dua jam yang direncanakan.',
  `
  <table><tr><th style="width:32mm">Hari, jam</th><th>Materi</th><th style="width:52mm">Yang ingin bisa kulakukan</th><th style="width:20mm">Selesai</th></tr>${'<tr><td></td><td></td><td></td><td></td></tr>'.repeat(10)}</table>
  <div class="pair"><div><h3>Aku belajar ini supaya…</h3>${lines(3)}</div><div><h3>Kalau tertinggal, aku akan…</h3>${lines(3)}</div></div>`,
)}
${sheet(
  3,
  'Catatan satu materi',
  'Kolom kanan diisi sambil belajar, kolom kiri sesudahnya, kotak bawah keesokan harinya tanpa membuka catatan.',
  `
  <div class="cornell"><div><h3>Pertanyaan dan kata kunci</h3><p class="hint">Apa yang akan ditanyakan orang lain tentang bagian ini?</p></div><div><h3>Catatan</h3><p class="hint">Pakai kata-katamu sendiri, gambar, dan contoh.</p></div><div><h3>Ringkasan</h3><p class="hint">Tiga kalimat dari ingatan.</p></div></div>`,
)}
${sheet(
  4,
  'Refleksi',
  'Isi setelah materi terakhir, sebelum mengunduh sertifikatmu.',
  `
  <div class="pair"><div><h3>Tiga hal yang sekarang bisa kulakukan</h3>${lines(4)}</div><div><h3>Satu hal yang masih ingin kutanyakan</h3>${lines(4)}</div></div>
  <div><h3>Daftar periksa</h3>${boxes('Semua latihan sudah kukerjakan, bukan hanya kubaca', 'Aku sudah menjelaskan satu materi kepada orang lain', 'Aku sudah bertanya atau menjawab di Diskusi', 'Hasil latihanku tersimpan di tempat yang mudah kutemukan')}</div>
  <div><h3>Langkah berikutnya, dan tanggalnya</h3>${lines(4)}</div>
  <p class="tip"><b>Ulangi setelah sebulan.</b> Buka lembar ini lagi, tutup kolom catatannya, dan jawab pertanyaan di kolom kiri. Yang masih kamu ingat sudah menjadi milikmu.</p>`,
)}
</html>`;
