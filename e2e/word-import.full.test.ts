import { screens } from '@sinau/contracts/screens';
import { expect, test } from 'vitest';
import { archiveOfEntries } from '@sinau/api/testing/archives';
import { saved } from './building.ts';
import { faultsOf } from './faults.ts';
import { draftClass } from './free-class.ts';
import { newPage } from './harness.ts';
import { demoPartner, sessionOf } from './people.ts';

const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packaged = 'http://schemas.openxmlformats.org/package/2006';
const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
const words = (text: string, style = '') =>
  `<w:p>${style && `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>`}<w:r><w:t>${text}</w:t></w:r></w:p>`;
const row = (...cells: string[]) => `<w:tr>${cells.map((cell) => `<w:tc>${words(cell)}</w:tc>`).join('')}</w:tr>`;

/** A document of Word with a heading, a table, a picture and a formula. */
const materi = archiveOfEntries([
  {
    name: '[Content_Types].xml',
    content: `<Types xmlns="${packaged}/content-types"><Default Extension="png" ContentType="image/png"/><Default Extension="xml" ContentType="application/xml"/></Types>`,
  },
  {
    name: '_rels/.rels',
    content: `<Relationships xmlns="${packaged}/relationships"><Relationship Id="r1" Type="${relations}/officeDocument" Target="word/document.xml"/></Relationships>`,
  },
  {
    name: 'word/_rels/document.xml.rels',
    content: `<Relationships xmlns="${packaged}/relationships"><Relationship Id="p1" Type="${relations}/image" Target="media/a.png"/></Relationships>`,
  },
  { name: 'word/media/a.png', content: dot },
  {
    name: 'word/document.xml',
    content: `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="${relations}" xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture" xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"><w:body>${words('Urutan kerja', 'Heading1')}${words('Datang lebih awal.')}<w:tbl>${row('Jenis', 'Kapan')}${row('Ringkas', 'Kecelakaan')}</w:tbl><w:p><w:r><w:drawing><wp:inline><wp:docPr id="1" name="g" descr="Ruang redaksi"/><a:graphic><a:graphicData uri="p"><pic:pic><pic:blipFill><a:blip r:embed="p1"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p><w:p><m:oMath><m:r><m:t>x</m:t></m:r></m:oMath></w:p></w:body></w:document>`,
  },
]);

test('a Word document is inserted into an article with its picture, and its report names what is left out', async () => {
  const draft = await draftClass('Menulis dari Word', async () => [
    { type: 'article', title: 'Dari Word', content: { html: '<p>Sebelum.</p>' } },
  ]);
  const page = await newPage({ session: await sessionOf(demoPartner) });
  await page.goto(screens.createClass(draft.slug));
  await page.getByRole('link', { name: 'Dari Word' }).click();
  const text = page.getByRole('textbox', { name: 'Isi materi' });
  await text.getByText('Sebelum.').click();
  await page.keyboard.press('End');
  await page.getByRole('button', { name: 'Sisipkan', exact: true }).click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: /Impor dari Word/ }).click();
  await (await chooser).setFiles({ name: 'Materi.docx', mimeType: '', buffer: materi });
  const report = page.getByRole('dialog', { name: 'Dokumen masuk ke artikel' });
  await report.getByText('1 rumus tidak ikut').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await report.getByRole('button', { name: 'Tutup' }).last().click();
  await text.getByRole('textbox', { name: 'Teks pengganti gambar' }).waitFor();
  await saved(page);
  expect(await text.locator('h2').allTextContents()).toEqual(['Urutan kerja']);
  expect(await text.locator('td, th').allTextContents()).toEqual(['Jenis', 'Kapan', 'Ringkas', 'Kecelakaan']);
});
