import { Command, Option } from 'commander';
import { z } from 'zod';
import { rejectionReason } from '@sinau/contracts/storefront/mitra/mitra.schemas';
import { refundReference } from '@sinau/contracts/commerce/transaction/transaction.schemas';
import { addBackupCommands } from './command-line/backup-commands.ts';
import { addBadgeCommands } from './command-line/badge-commands.ts';
import { addConfigurationCommands } from './command-line/configuration-commands.ts';
import { addLedgerCommands } from './command-line/ledger-commands.ts';
import { addOperatorCommands } from './command-line/operator-commands.ts';
import { withJobs } from './command-line/with-jobs.ts';
import { run, runPatiently, withEnvironment, type Tools } from './command-line/run.ts';
import { issueMessage } from './http/validation.ts';
import { createPublicationService } from './authoring/publication/index.ts';
import { addMissingStreams, checkFiles } from './core/media/index.ts';
import { createMitraReview } from './storefront/mitra/index.ts';
import { createClassControl } from './backoffice/operator/index.ts';
import { createReportApplier } from './commerce/order/index.ts';
import { createOwedRefundService } from './commerce/refund/index.ts';
import { systemClock } from './platform/clock.ts';
import type { Env } from './platform/env.ts';
import { createFileStore, createStoreBucket, reachingStore, storeFolders } from './platform/file-store/index.ts';
import { moveFiles } from './platform/file-store/move-files.ts';
import { forgetInstallation } from './platform/installation.ts';
import { readKeys } from './platform/keys.ts';
import { createLogger } from './platform/logger.ts';
import { createPayments } from './platform/payments/index.ts';
import { migrateDeploy } from './platform/migrate.ts';
import { byRef } from './platform/refs.ts';
import { ffmpegOf } from './platform/ffmpeg.ts';
import { createStreamEncoder } from './platform/stream-encoder/index.ts';
import { seedDemo } from './seed/demo.ts';
import { seedReference } from './seed/reference.ts';
import { seedScale } from './seed/scale.ts';
import { inSeedTurn } from './seed/seed-turn.ts';

/**
 * The command line for those who run the service. Each command opens the database of the environment and ends with an
 * exit code.
 */
export const commandLine = new Command('api')
  .description('Perintah untuk pengelola layanan')
  .showHelpAfterError('(--help menjelaskan pemakaiannya)');

commandLine
  .command('migrate')
  .description('Perbarui skema basis data')
  .action(
    runPatiently(async ({ env }) => {
      const applied = await migrateDeploy(env.DATABASE_DIRECT_URL, { onWait: (reason) => console.error(reason) });
      console.log(applied.length ? `Skema diperbarui: ${applied.join(', ')}` : 'Skema sudah yang terbaru');
    }),
  );

addConfigurationCommands(commandLine);

const scaleInput = z.coerce.number().int().min(0).max(1_000_000);

commandLine
  .command('seed')
  .description('Muat data acuan')
  .option('--demo', 'dan data demo')
  .option('--streams', 'antrekan juga kualitas film demo, kalau ada ffmpeg')
  .addOption(
    new Option('--scale <jumlah>', 'dan kelas sebanyak ini, untuk mengukur')
      .env('SEED_SCALE')
      .argParser((value: string) => scaleInput.parse(value, { error: issueMessage })),
  )
  .action(
    runPatiently(async (tools, { demo, streams, scale = 0 }: { demo?: boolean; streams?: boolean; scale?: number }) => {
      const { db, env } = tools;
      await inSeedTurn(env.DATABASE_DIRECT_URL, {
        onWait: () => console.error('Menunggu proses lain yang sedang memuat data'),
        work: async () => {
          await seedReference(db, env);
          if (demo) await seedDemo({ db, env, keys: readKeys(env) }, seedTime());
          if (streams) await queueMissingStreams(tools);
          if (scale) await seedScale(db, scale, seedTime());
        },
      });
      console.log(
        `${demo ? 'Data acuan dan data demo siap' : 'Data acuan siap'}${scale ? `, dengan ${scale} kelas untuk mengukur` : ''}`,
      );
    }),
  );

const refundInput = z.object({ reference: refundReference });
const rejection = z.object({ reason: rejectionReason });
addOperatorCommands(commandLine);

const mitra = commandLine.command('mitra').description('Mitra');
mitra
  .command('verify <slug-atau-id>')
  .description('Verifikasi mitra, supaya bisa mengajukan kelas')
  .action(
    run(async (tools, ref: string) => {
      const { name } = await withJobs(tools, (jobs) =>
        createMitraReview({ ...tools, clock: systemClock, jobs }).verify(null, { id: ref }),
      );
      console.log(`Mitra “${name}” terverifikasi`);
    }),
  );
mitra
  .command('reject <slug-atau-id>')
  .description('Tolak pendaftaran mitra')
  .requiredOption('--reason <alasan>', 'dikirim ke pendaftar')
  .action(
    run(async (tools, ref: string, options: object) => {
      const { reason } = rejection.parse(options, { error: issueMessage });
      const { name } = await withJobs(tools, (jobs) =>
        createMitraReview({ ...tools, clock: systemClock, jobs }).reject(null, { id: ref }, { reason }),
      );
      console.log(`Pendaftaran mitra “${name}” ditolak`);
    }),
  );

const classes = commandLine.command('class').description('Kelas');
classes
  .command('publish <slug-atau-id>')
  .description('Terbitkan kelas yang menunggu tinjauan')
  .action(
    run(async (tools, ref: string) => {
      await withJobs(tools, (jobs) =>
        createPublicationService({ ...tools, clock: systemClock, jobs }).publish(null, byRef(ref)),
      );
      console.log('Kelas sudah terbit');
    }),
  );

classes
  .command('news-writing <slug-atau-id>')
  .description("Izinkan tugas menulis berita dengan 'AI-sisten' di sebuah kelas")
  .option('--off', 'cabut izinnya')
  .action(
    run(async (tools, ref: string, { off = false }: { off?: boolean }) => {
      await withJobs(tools, (jobs) =>
        createClassControl({ ...tools, clock: systemClock, jobs }).setNewsWriting(null, byRef(ref), !off),
      );
      console.log(off ? 'Kelas ini tidak lagi boleh memakai AI-sisten' : 'Kelas ini boleh memakai AI-sisten');
    }),
  );

const media = commandLine.command('media').description('Berkas media dan sertifikat');
media
  .command('check')
  .description('Bandingkan penyimpanan dengan basis data, dan sebutkan berkas yang tidak ada pasangannya')
  .action(
    run(async ({ db, env }) => {
      const { withoutRow, withoutFile } = await reachingStore(env, () => checkFiles(db, createFileStore('media', env)));
      for (const key of withoutRow) console.log(`tidak tercatat: ${key}`);
      for (const key of withoutFile) console.log(`hilang: ${key}`);
      console.log(`${withoutRow.length} berkas tidak tercatat, ${withoutFile.length} berkas hilang`);
      if (withoutFile.length > 0) process.exitCode = 1;
    }),
  );
media
  .command('prepare')
  .description('Antrekan rekaman yang kualitasnya belum lengkap; dikerjakan setelah semua yang baru diunggah')
  .requiredOption('--missing', 'semua yang belum lengkap')
  .action(
    run(async (tools) => {
      const count = await queueMissingStreams(tools);
      if (count === null) throw new Error(`${tools.env.FFMPEG_PATH} tidak ditemukan, atau tidak mengenal libx264`);
      console.log(`${count} rekaman masuk antrean, dan mulai disiapkan dalam sepuluh menit`);
    }),
  );
media
  .command('move')
  .description('Pindahkan semua berkas ke penyimpanan yang dipakai sekarang (STORAGE); kalau terputus, jalankan lagi')
  .addOption(new Option('--from <penyimpanan>', 'penyimpanan asal').choices(['disk', 's3']).makeOptionMandatory())
  .option('--keep', 'berkas asalnya tidak dihapus')
  .action(
    withEnvironment(async (env, { from, keep = false }: { from: Env['STORAGE']; keep?: boolean }) => {
      if (from === env.STORAGE)
        throw new Error(`Penyimpanan yang dipakai sekarang juga ${from}: tidak ada yang dipindahkan`);
      for (const folder of storeFolders) {
        let count = 0;
        const report = () => console.log(`${folder}: ${count} berkas`);
        const onMoved = () => {
          count += 1;
          if (count % 100 === 0) report();
        };
        const [source, target] = [createFileStore(folder, { ...env, STORAGE: from }), createFileStore(folder, env)];
        await reachingStore(env, () => moveFiles(source, target, { keep, onMoved }));
        report();
      }
    }),
  );
media
  .command('bucket')
  .description('Buat wadah S3_BUCKET di penyimpanan S3 kalau belum ada')
  .action(
    withEnvironment(async (env) => {
      await reachingStore(env, () => createStoreBucket(env));
      console.log(`Wadah ${env.S3_BUCKET} siap`);
    }),
  );

commandLine
  .command('installation')
  .description('Pemasangan')
  .command('accept')
  .description('Terima kunci atau berkas media yang memang diganti: mulai berikutnya, yang baru yang berlaku')
  .action(
    run(async ({ db }) => {
      await forgetInstallation(db);
      console.log('Kunci dan berkas media dari proses yang dinyalakan berikutnya akan dipakai sebagai acuan');
    }),
  );

commandLine
  .command('refund')
  .description('Pembayaran yang harus dikembalikan')
  .command('mark <kode-pesanan>')
  .description('Catat bahwa uangnya sudah dikirim kembali; pembelinya dikabari')
  .requiredOption('--reference <nomor>', 'nomor referensi dari bank atau penyedia pembayaran')
  .action(
    run(async (tools, code: string, options: object) => {
      const refund = refundInput.parse(options);
      const { buyer } = await withJobs(tools, (jobs) => {
        const given = { ...tools, clock: systemClock, jobs, log: createLogger(tools.env), keys: readKeys(tools.env) };
        const deps = { ...given, payments: createPayments(given) };
        const owedRefunds = createOwedRefundService({ ...deps, applyReport: createReportApplier(deps) });
        return owedRefunds.markRefunded(null, { code }, refund);
      });
      console.log(`Pengembalian ${code} kepada ${buyer.fullname} dicatat`);
    }),
  );

addBackupCommands(commandLine);
addLedgerCommands(commandLine);
addBadgeCommands(commandLine);

/** Queues recordings without complete streams; returns their number, or null where no encoder is. */
async function queueMissingStreams({ db, env }: Tools) {
  return (await createStreamEncoder(ffmpegOf(env)).isAvailable()) ? addMissingStreams(db, systemClock.now()) : null;
}

/** The day that the demo's dates are counted from: today, unless a test or a screenshot fixes it. */
function seedTime() {
  const { SEED_NOW } = process.env;
  const now = SEED_NOW ? new Date(SEED_NOW) : systemClock.now();
  if (Number.isNaN(now.getTime())) throw new Error(`SEED_NOW is not a time: ${SEED_NOW}`);
  return now;
}
