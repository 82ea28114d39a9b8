import { isClassPrice } from '@sinau/contracts/storefront/catalog/offer.rules';
import { priceLine } from '@sinau/contracts/commerce/transaction/pricing.rules';
import { rupiah } from '@sinau/format';
import './price-field.css';

/** Share that the ledger books for the mitra per sale at this price without a voucher; renders nothing for a free offer. */
export function PriceIncome({ price }: { price: number | null }) {
  if (!price || !isClassPrice(price)) return null;
  const { mitraShare, feePercent } = priceLine({ listPrice: price });
  return (
    <b className="price-income num">
      Kamu terima {rupiah(mitraShare)} per penjualan, setelah biaya layanan {feePercent}%.
    </b>
  );
}
