import { dateTime, decimal, rupiah } from '@sinau/format';
import type { Drawing } from '../../platform/drawing/drawing.ts';
import { facts, gap, layOut, paragraph, sums, table, type Cell, type Sum } from '../../platform/drawing/paper.ts';
import { paymentMethodOf } from '../checkout/index.ts';
import { totalsOfInvoice, type InvoiceContent } from './invoice.content.ts';

interface InvoiceOnPaper {
  readonly number: string;
  readonly orderCode: string;
  readonly buyer: { readonly name: string; readonly email: string };
  readonly content: InvoiceContent;
  /** The product's name. */
  readonly issuer: string;
  /** Name shown instead of a mitra that no longer exists. */
  readonly institute: string;
}

const columns = [
  { title: 'Yang dibeli', share: 9 },
  { title: 'Jumlah', share: 2, isNumber: true },
  { title: 'Harga', share: 3.5, isNumber: true },
  { title: 'Voucher', share: 3.5, isNumber: true },
  { title: 'Dibayar', share: 3.5, isNumber: true },
];

/** Draws the pages of an invoice: its buyer, its items, and how the price became the amount paid. */
export function drawInvoice({ number, orderCode, buyer, content, issuer, institute }: InvoiceOnPaper): Drawing[] {
  const { orderedAt, paidAt, paymentMethod, lines } = content;
  return layOut(
    { issuer, title: 'Invoice', subtitle: number, footnote: 'Semua harga dalam rupiah. Waktu dalam WIB.' },
    [
      facts([
        { label: 'Untuk', lines: [buyer.name, buyer.email] },
        { label: 'Pesanan', lines: [orderCode, `Dipesan ${dateTime(orderedAt)}`] },
        {
          label: 'Lunas',
          lines: [dateTime(paidAt), paymentMethodOf(paymentMethod)?.title ?? 'Lewat halaman pembayaran'],
        },
      ]),
      gap(20),
      ...table(
        columns,
        lines.map((line) => [
          bought(line, institute),
          decimal(line.quantity),
          rupiah(line.listPrice),
          line.paid < line.listPrice ? rupiah(line.paid - line.listPrice) : rupiah(0),
          rupiah(line.paid),
        ]),
      ),
      sums(sumsOf(content, issuer)),
      gap(18),
      paragraph('Invoice ini dibuat otomatis saat pembayaran diterima dan sah tanpa tanda tangan.'),
    ],
  );
}

function bought({ title, type, ticket, bundle, mitra }: InvoiceContent['lines'][number], institute: string): Cell {
  const note = [type, ticket, bundle && `dalam bundling ${bundle}`, `oleh ${mitra ?? institute}`];
  return { words: title, note: note.filter(Boolean).join(' · ') };
}

function sumsOf({ lines }: InvoiceContent, issuer: string): Sum[] {
  const { listPrice, voucherMitra, voucherPlatform, paid, tax } = totalsOfInvoice(lines);
  return [
    { label: 'Jumlah harga', amount: rupiah(listPrice) },
    ...(voucherMitra > 0 ? [{ label: 'Voucher penyelenggara', amount: rupiah(-voucherMitra) }] : []),
    ...(voucherPlatform > 0 ? [{ label: `Voucher ${issuer}`, amount: rupiah(-voucherPlatform) }] : []),
    { label: 'Total dibayar', amount: rupiah(paid), isTotal: true },
    ...(tax > 0 ? [{ label: 'Termasuk PPN atas biaya layanan', amount: rupiah(tax) }] : []),
  ];
}
