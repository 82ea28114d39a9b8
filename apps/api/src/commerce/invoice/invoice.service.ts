import { Readable } from 'node:stream';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { transact } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import type { ByteRange } from '../../platform/file-store/index.ts';
import { forEachInSequence } from '../../platform/for-each-in-sequence.ts';
import { required } from '../../platform/required.ts';
import { downloadAddress, readInvoiceToken } from './invoice-address.ts';
import { readContent } from './invoice.content.ts';
import { findInvoice, findOwnInvoice, findUninvoicedOrders, type InvoiceRow } from './invoice.queries.ts';
import { issueInvoice } from './issue-invoice.ts';

export type InvoiceService = ReturnType<typeof createInvoiceService>;

/** Missing invoices that one run of the job issues. */
const sweepSize = 200;

export function createInvoiceService({
  db,
  clock,
  env,
  keys,
  log,
}: Pick<Deps, 'db' | 'clock' | 'env' | 'keys' | 'log'>) {
  /** Drawn again for each download: that costs less than storing files. */
  const paint = async ({ number, issuedAt, buyerName, buyerEmail, content, order }: InvoiceRow) => {
    const [{ drawInvoice }, { a4 }, { paintPdf }] = await Promise.all([
      import('./invoice.document.ts'),
      import('../../platform/drawing/paper.ts'),
      import('../../platform/drawing/pdf.ts'),
    ]);
    const pages = drawInvoice({
      number,
      orderCode: order.code,
      buyer: { name: buyerName, email: buyerEmail },
      content: readContent(content),
      issuer: env.PRODUCT_NAME,
      institute: env.INSTITUTE_LABEL,
    });
    return paintPdf(pages, a4, {
      title: `Invoice ${number}`,
      author: env.PRODUCT_NAME,
      subject: `Pesanan ${order.code}`,
      createdAt: issuedAt,
    });
  };

  return {
    async download(actor: Actor, { id }: { id: string }) {
      const invoice = required(await findOwnInvoice(db, actor.id, id));
      return { number: invoice.number, address: downloadAddress(invoice, keys, clock.now()) };
    },

    async file({ token }: { token: string }) {
      const named = required(readInvoiceToken(token, keys, clock.now()));
      if (named.secondsLeft === 0) throw new AppError('invoice_address_expired');
      const invoice = required(await findInvoice(db, named.id));
      const pdf = await paint(invoice);
      return {
        number: invoice.number,
        size: pdf.length,
        read: async ({ start, end }: ByteRange) => Readable.from([pdf.subarray(start, end + 1)]),
      };
    },

    /** Issues invoices for orders that were paid before invoices existed, numbered as they are issued. */
    issueMissing: async () =>
      forEachInSequence(await findUninvoicedOrders(db, sweepSize), log, ({ id }) =>
        transact(db, (tx) => issueInvoice(tx, { id }, clock.now())),
      ),
  };
}
