import type { DemoClass } from '../demo-class.ts';
import { withPractice } from '../with-practice.ts';
import { bahasa } from './bahasa.ts';
import { bicaraDiDepanUmum } from './bicara-di-depan-umum.ts';
import { bisnis } from './bisnis.ts';
import { bootcampWeb } from './bootcamp-web.ts';
import { cuanKilat } from './cuan-kilat.ts';
import { data } from './data.ts';
import { desain } from './desain.ts';
import { diri } from './diri.ts';
import { foto } from './foto.ts';
import { fotoCerita } from './foto-cerita.ts';
import { iklanDigital } from './iklan-digital.ts';
import { jurnalistik } from './jurnalistik.ts';
import { kuliner } from './kuliner.ts';
import { laporanKeuangan } from './laporan-keuangan.ts';
import { leadSatuSore } from './lead-satu-sore.ts';
import { menulisBerita } from './menulis-berita.ts';
import { menyuntingNaskah } from './menyunting-naskah.ts';
import { pemasaran } from './pemasaran.ts';
import { pemrograman } from './pemrograman.ts';
import { pendidikan } from './pendidikan.ts';
import { pythonPemula } from './python-pemula.ts';
import { spreadsheetLaporan } from './spreadsheet-laporan.ts';
import { sqlAnalis } from './sql-analis.ts';
import { teknologi } from './teknologi.ts';
import { fotoPonsel, menulisOpini, naskahRadio, sambalRumahan } from './unpublished.ts';
import { wawancara } from './wawancara.ts';

/** The class that the demo's learner is halfway through. */
export const classInProgress = menulisBerita;

const classes: readonly DemoClass[] = [
  menulisBerita,
  wawancara,
  menyuntingNaskah,
  leadSatuSore,
  bicaraDiDepanUmum,
  fotoCerita,
  pythonPemula,
  spreadsheetLaporan,
  laporanKeuangan,
  sqlAnalis,
  iklanDigital,
  bootcampWeb,
  ...jurnalistik,
  ...data,
  ...pemrograman,
  ...desain,
  ...bisnis,
  ...pemasaran,
  ...foto,
  ...bahasa,
  ...diri,
  ...kuliner,
  ...pendidikan,
  ...teknologi,
  cuanKilat,
  fotoPonsel,
  menulisOpini,
  naskahRadio,
  sambalRumahan,
];

export const demoClasses = classes.map(withPractice);
