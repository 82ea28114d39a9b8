import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { documentOf } from '../../../testing/documents.ts';
import { fixture } from '../../../testing/uploads.ts';
import { inspectDocument } from './document.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'sinau-document-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const inspectIn = (lane: 'large' | 'slow', content: Buffer) => {
  const path = join(folder, 'document.pdf');
  writeFileSync(path, content);
  return inspectDocument({ path, lane, drawing: '', type: '', kind: 'pdf', isKindGiven: true, mayTranscode: false });
};

describe('inspectDocument', () => {
  test.each([
    ['without faults', documentOf(), 2],
    ['with bytes before its header', fixture('bytes-before-header.pdf'), 1],
    ['with the head of a download before its header', documentOf({ before: 'HTTP/1.1 200 OK\r\n\r\n' }), 2],
  ])('a document %s is inspected immediately', async (_what, content, pageCount) => {
    expect(await inspectIn('large', content)).toMatchObject({ kind: 'pdf', pageCount });
  });

  test.each([
    ['with a table of contents that is wrong', documentOf({ shift: 7 })],
    ['without the place of its table of contents', documentOf().subarray(0, -12)],
    ['with much after its end', documentOf({ after: '<!-- tracker -->\n'.repeat(300) })],
  ])('a document %s is scanned for its pages in the slow lane', async (_what, content) => {
    expect(await inspectIn('large', content)).toBe('next lane');
    expect(await inspectIn('slow', content)).toMatchObject({ kind: 'pdf', pageCount: 2 });
  });

  test.each([
    ['within a page', documentOf().subarray(0, 300)],
    ['within its table of contents', documentOf().subarray(0, -140)],
    ['within a page after its first end', documentOf({ after: `3 0 obj\n<<${' '.repeat(3_000)}/Type/Pa` })],
  ])('a truncated document (%s) is damaged', async (_where, content) => {
    expect(await inspectIn('large', content)).toBe('next lane');
    await expect(inspectIn('slow', content)).rejects.toMatchObject({ message: expect.stringContaining('rusak') });
  });

  const locked = async () => {
    const document = new PDFDocument({ userPassword: 'rahasia', size: [200, 100] });
    document.text('Halo').end();
    return buffer(document);
  };
  const encrypted = (way: string) => documentOf({ trailer: `/ID[<61><61>]/Encrypt<<${way}>>` });
  test.each([
    ['with a password', locked],
    ['for named readers', () => encrypted('/Filter/Adobe.PubSec/SubFilter/adbe.pkcs7.s5/V 4')],
    ['in a way that no reader knows', () => encrypted('/Filter/Standard/V 9')],
  ])('a document that is locked %s is reported as locked, with a remedy', async (_how, content) => {
    const inspecting = inspectIn('large', await content());
    await expect(inspecting).rejects.toMatchObject({ message: expect.stringMatching(/dikunci.*Cetak ke PDF/) });
  });
});
