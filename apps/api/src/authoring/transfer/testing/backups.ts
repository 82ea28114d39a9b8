import { writeFileSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { transfer } from '@sinau/api-client';
import { backupManifest } from '@sinau/contracts/authoring/transfer/class-backup.rules';
import type { ClassExportFormat } from '@sinau/contracts/authoring/transfer/class-export.rules';
import type { ClassBackup } from '@sinau/contracts/authoring/transfer/class-backup.schemas';
import type { LessonType } from '@sinau/contracts/study/lesson/lesson.rules';
import supertest from 'supertest';
import { fromBufferPromise } from 'yauzl';
import type { AppUnderTest } from '../../../testing/app-under-test.ts';
import type { PartnerPerson } from '../../../testing/scene.ts';
import { createFileStore } from '../../../platform/file-store/index.ts';
import type { Prisma } from '../../../platform/db.ts';
import { archiveOfEntries } from '../../../testing/archives.ts';
import { newLessonFile } from '../../../testing/classes.ts';

/** A stored file of a mitra, without its inspection. */
export async function storedFile(
  app: AppUnderTest,
  owner: PartnerPerson,
  content: Buffer,
  fields: Partial<Prisma.MediaUncheckedCreateInput> & { fileName: string },
) {
  const media = await newLessonFile(app, owner, { pageCount: null, size: content.length, ...fields });
  await putFile(app, `${media.id}/${media.fileName}`, content);
  return media.id;
}

async function putFile(app: AppUnderTest, key: string, content: Buffer) {
  const store = createFileStore('media', app.env);
  await store.withWorkFile(async (path) => {
    writeFileSync(path, content);
    await store.put(key, path);
  });
}

/** Downloads the backup of a class, as a browser does. */
export async function download(app: AppUnderTest, partner: PartnerPerson, classId: string, headers = {}) {
  const { address } = await partner.call(transfer.offerBackup, { params: { id: classId } });
  return supertest(app.app.server).get(address).set(headers).responseType('blob');
}

/** Downloads a class as a package of another system. */
export async function downloadExport(
  app: AppUnderTest,
  partner: PartnerPerson,
  params: { id: string; format: ClassExportFormat },
  headers = {},
) {
  const { address } = await partner.call(transfer.offerExport, { params });
  return supertest(app.app.server).get(address).set(headers).responseType('blob');
}

/** Reads the files of an archive by their names. */
export async function filesOf(content: Buffer) {
  const archive = await fromBufferPromise(content, { lazyEntries: true });
  const files = new Map<string, Buffer>();
  for await (const entry of archive.eachEntry())
    files.set(entry.fileName, await buffer(await archive.openReadStreamPromise(entry)));
  return files;
}

/** Reads the manifest of a backup, and the names of its files. */
export async function manifestOf(content: Buffer) {
  const files = await filesOf(content);
  const manifest = JSON.parse(files.get(backupManifest)!.toString()) as ClassBackup;
  return { manifest, names: [...files.keys()] };
}

/** A backup of the lessons of one type, with the bank. */
export async function partOf(content: Buffer, type: LessonType) {
  const files = await filesOf(content);
  const { manifest } = await manifestOf(content);
  const lessons = manifest.sections.flatMap((section) => section.lessons.filter(({ lesson }) => lesson.type === type));
  const sections = [{ title: 'Satu', lessons }];
  const texts = { ...manifest.class, thumbnail: null, about: '' };
  const said = JSON.stringify([sections, manifest.bank]);
  const media = manifest.media.filter(({ id }) => said.includes(id));
  const part = { ...manifest, class: texts, educators: [], sections, media };
  return archiveOfEntries([
    { name: backupManifest, content: JSON.stringify(part) },
    ...media.map(({ path }) => ({ name: path, content: files.get(path)! })),
  ]);
}

/** Begins the import of an archive that was uploaded, and reads it. */
export async function planned(app: AppUnderTest, partner: PartnerPerson, content: Buffer) {
  const mediaId = await storedFile(app, partner, content, {
    kind: 'archive',
    purpose: 'import',
    name: 'cadangan.zip',
    fileName: 'archive.zip',
    type: 'application/zip',
  });
  const { id } = await partner.call(transfer.beginImport, { body: { mediaId } });
  await app.runQueued('class-import.read');
  return partner.call(transfer.importDetail, { params: { id } });
}

/** Confirms an import and makes its class. */
export async function made(app: AppUnderTest, partner: PartnerPerson, id: string) {
  await partner.call(transfer.confirmImport, { params: { id } });
  await app.runQueued('class-import.make');
  return partner.call(transfer.importDetail, { params: { id } });
}
