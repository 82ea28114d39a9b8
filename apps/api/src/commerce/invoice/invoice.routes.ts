import { invoiceEndpoints } from '@sinau/contracts/commerce/invoice/invoice.endpoints';
import { defineRoutes } from '../../http/routes.ts';
import type { InvoiceService } from './invoice.service.ts';

export const invoiceRoutes = (invoices: InvoiceService) =>
  defineRoutes(invoiceEndpoints, {
    download: ({ actor, params }) => invoices.download(actor, params),
    file: async ({ params }) => {
      const { number, size, read } = await invoices.file(params);
      const tag = `${number.replaceAll('/', '-')}-${size}`;
      return { size, read, type: 'application/pdf', tag, cacheControl: 'private, max-age=300' };
    },
  });
