import { paymentMethodCodes } from '@sinau/contracts/commerce/transaction/transaction.schemas';
import { z } from 'zod';

const amount = z.int().nonnegative();

/** Types of items that a line sells. */
const soldTypes = ['self_paced', 'intensive', 'bootcamp', 'webinar', 'ticket'] as const;
type SoldType = (typeof soldTypes)[number];

const typeLabels: Record<SoldType, string> = {
  self_paced: 'Kelas Mandiri',
  intensive: 'Kelas Intensif',
  bootcamp: 'Bootcamp',
  webinar: 'Webinar',
  ticket: 'Tiket tambahan',
};

/**
 * Invoice as it is stored. Later versions of the product read invoices that earlier ones wrote: fields are only added.
 */
const invoiceContent = z.object({
  orderedAt: z.coerce.date(),
  paidAt: z.coerce.date(),
  paymentMethod: z.enum(paymentMethodCodes).nullable(),
  lines: z.array(
    z.object({
      type: z.enum(soldTypes).transform((type) => typeLabels[type]),
      title: z.string(),
      ticket: z.string().nullable(),
      bundle: z.string().nullable(),
      mitra: z.string().nullable(),
      quantity: amount,
      listPrice: amount,
      voucherMitra: amount,
      voucherPlatform: amount,
      paid: amount,
      /** PPN, included in the fee. */
      tax: amount,
    }),
  ),
});
export type InvoiceContent = z.infer<typeof invoiceContent>;
type InvoiceLine = InvoiceContent['lines'][number];

export const readContent = (stored: unknown): InvoiceContent => invoiceContent.parse(stored);

const amounts = ['listPrice', 'voucherMitra', 'voucherPlatform', 'paid', 'tax'] as const;

/** Adds up the lines. */
export const totalsOfInvoice = (lines: readonly Pick<InvoiceLine, (typeof amounts)[number]>[]) =>
  Object.fromEntries(amounts.map((name) => [name, lines.reduce((sum, line) => sum + line[name], 0)])) as Record<
    (typeof amounts)[number],
    number
  >;
