import type { VoucherOffer } from '@sinau/contracts/commerce/voucher/voucher-facts.schemas';
import type { Simulation, SimulationWarning } from '@sinau/contracts/commerce/voucher/voucher-simulation.rules';
import type { VoucherFunder } from '@sinau/contracts/commerce/voucher/voucher.rules';
import { rupiah } from '@sinau/format';
import { Card, Facts, type Fact } from '@sinau/ui';
import { TriangleAlert } from '@sinau/ui/icons';
import { typeLabels } from '../voucher-labels.ts';

interface SimulatedOfferProps {
  offer: VoucherOffer;
  funder: VoucherFunder;
  /** Null until the voucher has a valid discount. */
  result: Simulation | null;
}

/** An offer, and the effect of the voucher on its price. */
export const SimulatedOffer = ({ offer, funder, result }: SimulatedOfferProps) => (
  <Card as="li" className="simulated-offer">
    <p>
      <b>{offer.title}</b>
      <span className="muted xs">
        {[typeLabels[offer.type], funder === 'platform' && offer.mitra.name].filter(Boolean).join(' · ')}
      </span>
    </p>
    <Facts className="simulated-sums num" facts={result ? sumsOf(result, funder) : [['Harga', rupiah(offer.price)]]} />
    {result && result.shortBy > 0 && (
      <p className="muted sm num">
        Belum sampai minimum belanja kalau dibeli sendiri: kurang {rupiah(result.shortBy)}.
      </p>
    )}
    {result && (
      <p className="simulated-outcome num">
        {funder === 'mitra' ? (
          <b>Kamu terima {rupiah(result.share)}</b>
        ) : (
          <b>
            {result.fee >= result.discount
              ? `Sisa untuk kami ${rupiah(result.fee - result.discount)}`
              : `Kami rugi ${rupiah(result.discount - result.fee)}`}
          </b>
        )}
      </p>
    )}
    {result?.warning && (
      <p className="simulated-warning sm">
        <TriangleAlert />
        {result.warning === 'free' ? freeLabels[funder] : warningLabels[result.warning]}
      </p>
    )}
  </Card>
);

/**
 * The fee is charged on the price after a mitra's own voucher, and on the full price where the platform bears the
 * discount.
 */
function sumsOf({ listPrice, discount, paid, fee, feePercent, share }: Simulation, funder: VoucherFunder): Fact[] {
  const sums: Fact[] = [
    ['Harga', rupiah(listPrice)],
    ['Potongan', rupiah(-discount)],
    ['Pembeli bayar', rupiah(paid)],
  ];
  return funder === 'mitra'
    ? [...sums, [`Biaya layanan ${feePercent}%`, rupiah(-fee)]]
    : [...sums, ['Mitra terima', rupiah(share)], [`Biaya layanan ${feePercent}%`, rupiah(fee)]];
}

const freeLabels: Record<VoucherFunder, string> = {
  mitra: 'Jadi gratis untuk pembeli, dan kamu tidak menerima apa-apa.',
  platform: 'Jadi gratis untuk pembeli. Bagian mitra tetap kami bayar.',
};
const warningLabels: Record<Exclude<SimulationWarning, 'free'>, string> = {
  'small-share': 'Kamu terima kurang dari separuh yang biasanya.',
  loss: 'Potongannya lebih besar dari biaya layanan kami.',
};
