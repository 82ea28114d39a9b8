import { certificateNumberOf, formatCertificateNumber } from '@sinau/contracts/core/certificate/certificate.rules';
import { expect, test } from 'vitest';
import { renderedPageAt } from '../../testing/rendered-pages.ts';

const number = certificateNumberOf(0n)!;
const pageOf = (typed: string) => renderedPageAt(`/certificate/${typed}`);

test('a certificate is looked up by its plain number, however its address spells it', () => {
  for (const typed of [number, formatCertificateNumber(number), number.toLowerCase()])
    expect(pageOf(typed).calls()[0]?.input).toEqual({ params: { number } });
});

test.each([true, false])('search engines index the page of a certificate while its owner shows it: %s', (isListed) => {
  const answer = {
    number,
    name: 'Sekar Ayu',
    class: { title: 'Menulis Lead' },
    mitra: { name: 'Ruang Redaksi' },
    isListed,
  };
  expect(pageOf(number).head(answer)).toMatchObject({
    title: 'Sertifikat Sekar Ayu',
    canonical: `/certificate/${number}`,
    isIndexed: isListed,
  });
});
