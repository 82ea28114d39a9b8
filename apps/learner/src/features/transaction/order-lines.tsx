import type { OrderLine, Quote, QuoteLine } from '@sinau/contracts/commerce/cart/cart.schemas';
import type { Order } from '@sinau/contracts/commerce/transaction/transaction.schemas';
import { date, decimal, priceTag, rupiah } from '@sinau/format';
import { Notice, Price } from '@sinau/ui';
import { ClassLine } from '../../shared/class-line.tsx';
import { classTypeLabel } from '../../shared/class-types.ts';
import { PromotionEnd } from '../../shared/promotion-end.tsx';
import { LineRefundNotice } from './line-refund.tsx';
import { voucherName, type NamedVoucher } from './voucher-name.ts';
import './order-lines.css';

type Line = OrderLine &
  Partial<Pick<QuoteLine, 'normalPrice' | 'promotionEndsAt'>> &
  Partial<Pick<Order['lines'][number], 'refund' | 'givenBackAt'>>;
type Bundle = NonNullable<Line['bundle']>;

interface OrderLinesProps {
  lines: readonly Line[];
  vouchers?: readonly NamedVoucher[];
  /** Classes of the bundles that the buyer already owns. */
  owned?: Quote['owned'];
  headingLevel?: 2 | 3;
}

/**
 * Lines with their prices; a bundle is one line with its classes below, and additional tickets are below their seat.
 */
export function OrderLines({ lines, vouchers = [], owned = [], headingLevel }: OrderLinesProps) {
  return (
    <ul className="order-lines">
      {boughtIn(lines).map(([bundle, group]) => (
        <li key={bundle?.id ?? group[0]!.id}>
          {bundle ? (
            <BundleLine
              bundle={bundle}
              lines={group}
              vouchers={vouchers}
              owned={owned.filter(({ bundleId }) => bundleId === bundle.id)}
              headingLevel={headingLevel}
            />
          ) : (
            group.map((line) => (
              <ClassLine
                key={line.ticket?.id ?? line.id}
                line={line}
                kind={kindOf(line)}
                headingLevel={headingLevel}
                price={<Price {...priceTag(line.normalPrice ?? line.listPrice, line.listPrice)} />}
              >
                <LineVouchers saved={line} vouchers={vouchers} />
                {line.promotionEndsAt && <PromotionEnd endsAt={line.promotionEndsAt} />}
                <GivenBack line={line} />
              </ClassLine>
            ))
          )}
        </li>
      ))}
    </ul>
  );
}

interface LineVouchersProps {
  saved: Pick<Line, 'voucherMitra' | 'voucherPlatform'>;
  vouchers: readonly NamedVoucher[];
}

/** Discount of each voucher on a line. */
function LineVouchers({ saved, vouchers }: LineVouchersProps) {
  const parts = (['mitra', 'platform'] as const).flatMap((fundedBy) => {
    const amount = fundedBy === 'mitra' ? saved.voucherMitra : saved.voucherPlatform;
    const code = vouchers.find((one) => one.fundedBy === fundedBy)?.code;
    return amount > 0 ? [{ name: voucherName({ fundedBy, code }), amount }] : [];
  });
  if (parts.length === 0) return null;
  return (
    <ul className="order-lines-vouchers num">
      {parts.map(({ name, amount }) => (
        <li key={name}>
          <span>{name}</span>
          <span>{rupiah(-amount)}</span>
        </li>
      ))}
    </ul>
  );
}

function kindOf({ format, ticket, quantity }: Line) {
  if (!ticket) return classTypeLabel(format ?? 'webinar');
  const type = ticket.kind === 'regular' ? classTypeLabel('webinar') : 'Tiket tambahan';
  return `${type} · ${ticket.title}${quantity > 1 ? ` × ${decimal(quantity)}` : ''}`;
}

function BundleLine({
  bundle,
  lines,
  vouchers,
  owned,
  headingLevel,
}: {
  bundle: Bundle;
  lines: readonly Line[];
  vouchers: readonly NamedVoucher[];
  owned: Quote['owned'];
  headingLevel: 2 | 3 | undefined;
}) {
  return (
    <ClassLine
      line={{ ...bundle, mitra: lines[0]!.mitra }}
      kind={`${classTypeLabel('bundling')} · ${decimal(lines.length)} kelas`}
      headingLevel={headingLevel}
      price={<Price {...priceTag(bundle.normalPrice, bundle.listPrice)} />}
    >
      <LineVouchers saved={bundle} vouchers={vouchers} />
      <ul className="order-lines-held muted sm">
        {lines.map((line) => (
          <li key={line.id}>
            {line.title}
            <GivenBack line={line} />
          </li>
        ))}
        {owned.map(({ title }) => (
          <li key={title}>
            <s>{title}</s> sudah kamu miliki, jadi tidak dihitung
          </li>
        ))}
      </ul>
    </ClassLine>
  );
}

/** Status of a returned line. */
function GivenBack({ line: { refund, givenBackAt } }: { line: Line }) {
  if (refund) return <LineRefundNotice refund={refund} />;
  return givenBackAt ? <Notice>Sudah kamu lepas pada {date(givenBackAt)}.</Notice> : null;
}

/** Groups the classes of a bundle, and the tickets of a webinar, at the position of the first one; the seat comes first. */
function boughtIn(lines: readonly Line[]): [Bundle | null, Line[]][] {
  const groups = new Map<string, Line[]>();
  for (const line of lines) {
    const key = line.bundle?.id ?? line.id;
    groups.set(key, [...(groups.get(key) ?? []), line]);
  }
  return [...groups.values()].map((group) => [
    group[0]!.bundle,
    [...group].sort((a, b) => Number(a.type === 'Ticket') - Number(b.type === 'Ticket')),
  ]);
}
