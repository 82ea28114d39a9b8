import { z } from 'zod';
import { defineEndpoints } from '../../endpoint.ts';
import { idOf, noData } from '../../fields.ts';

const fileName = z
  .string()
  .max(60)
  .regex(/^[a-z0-9-]+\.pdf$/);

export const invoiceEndpoints = defineEndpoints('invoice', {
  download: {
    method: 'GET',
    path: '/transaction/:id/invoice',
    auth: 'user',
    summary: "The number of my paid order's invoice, and where its PDF is for a quarter of an hour",
    params: z.object({ id: idOf('order') }),
    data: z.object({ number: z.string(), address: z.string() }),
    errors: ['not_found'],
  },
  file: {
    method: 'GET',
    path: '/invoice/file/:token/:name',
    auth: 'public',
    answers: 'file',
    summary: 'The PDF, by an address that `download` or the mail about the payment gave',
    params: z.object({ token: z.string().max(200), name: fileName }),
    data: noData,
    errors: ['not_found', 'invoice_address_expired'],
    limit: { calls: 60, seconds: 60 },
  },
});
