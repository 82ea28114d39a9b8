import { screens } from '@sinau/contracts';
import { letterOf, notifyUsers } from '../../core/notification/index.ts';
import type { OrderContext } from '../order-record/index.ts';
import { findRunners } from './cancellation.queries.ts';
import { saleNewsMail } from './refund.mails.ts';

const titles = {
  refund: (title: string) => `Penjualan dikembalikan: ${title}`,
  dispute: (title: string) => `Pembayaran disengketakan: ${title}`,
  dispute_won: (title: string) => `Sengketa selesai: ${title}`,
};
const contents = {
  refund: 'Pembelinya menerima uangnya kembali, jadi bagianmu dari penjualan ini kami tarik.',
  dispute: 'Bank pembeli mempersoalkan pembayarannya. Bagianmu kami tahan sampai selesai.',
  dispute_won: 'Pembayarannya tetap sah, dan bagianmu kembali seperti semula.',
};

/** Notifies the runners of a mitra about refunds and disputes of its sales. */
export async function notifySellers(
  context: OrderContext,
  lines: readonly { readonly id: string; readonly classId: string; readonly mitraShare: number }[],
  news: keyof typeof titles,
) {
  const sold = lines.filter(({ mitraShare }) => mitraShare > 0);
  if (sold.length === 0) return;
  const runners = await findRunners(
    context.tx,
    sold.map(({ classId }) => classId),
  );
  await notifyUsers(context.tx, context, {
    kind: 'sales',
    notices: sold.flatMap((line) =>
      runners
        .filter(({ classId }) => classId === line.classId)
        .map(({ title, ...runner }) => ({
          ...runner,
          eventKey: `${news}:${line.id}`,
          title: titles[news](title),
          content: contents[news],
          path: screens.creatorWallet(),
        })),
    ),
    letter: ({ email, fullname, title, content }) => letterOf(saleNewsMail, { to: email, fullname, title, content }),
  });
}
