import type { DemoClass } from '../demo-class.ts';
import { bicaraDiDepanUmum } from './bicara-di-depan-umum.ts';
import { bootcampWeb } from './bootcamp-web.ts';
import { fotoCerita } from './foto-cerita.ts';
import { iklanDigital } from './iklan-digital.ts';
import { laporanKeuangan } from './laporan-keuangan.ts';
import { menulisBerita } from './menulis-berita.ts';
import { menyuntingNaskah } from './menyunting-naskah.ts';
import { pythonPemula } from './python-pemula.ts';
import { spreadsheetLaporan } from './spreadsheet-laporan.ts';
import { sqlAnalis } from './sql-analis.ts';
import { fotoPonsel, menulisOpini } from './unpublished.ts';
import { wawancara } from './wawancara.ts';

/** The class that the demo's learner is halfway through. */
export const classInProgress = menulisBerita;

export const demoClasses: readonly DemoClass[] = [
  menulisBerita, wawancara, menyuntingNaskah, bicaraDiDepanUmum, fotoCerita, pythonPemula, spreadsheetLaporan, laporanKeuangan, sqlAnalis, iklanDigital, bootcampWeb, fotoPonsel, menulisOpini,
];
