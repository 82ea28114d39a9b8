import { expect, test } from 'vitest';
import { certificateOf } from '../../testing/fixtures.ts';
import { linkedInAddress, whatsAppAddress } from './share-address.ts';

const issued = certificateOf({ completedAt: '2026-11-30T17:30:00.000Z' });
const origin = 'https://contoh.id';

test("LinkedIn's form is filled in, with the month of Jakarta", () => {
  const { hostname, pathname, searchParams } = new URL(linkedInAddress(issued, 'Sinau', origin));
  expect([hostname, pathname]).toEqual(['www.linkedin.com', '/profile/add']);
  expect(Object.fromEntries(searchParams)).toEqual({
    startTask: 'CERTIFICATION_NAME',
    name: issued.class.title,
    organizationName: 'Sinau',
    issueYear: '2026',
    issueMonth: '12',
    certUrl: `${origin}/certificate/${issued.number}`,
    certId: '7K3M-9QXA-2BTD-W',
  });
});

test('WhatsApp gets a sentence with the address of the certificate', () => {
  const { searchParams } = new URL(whatsAppAddress(issued, 'Sinau', origin));
  expect(searchParams.get('text')).toContain(`${origin}/certificate/${issued.number}`);
});
