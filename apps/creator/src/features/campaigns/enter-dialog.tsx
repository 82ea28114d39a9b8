import { campaignPriceProblem } from '@sinau/contracts/authoring/campaign/campaign.rules';
import type { CampaignOffer, OpenCampaign } from '@sinau/contracts/authoring/campaign/campaign.schemas';
import { priceLine } from '@sinau/contracts/commerce/transaction/pricing.rules';
import { maxClassPrice } from '@sinau/contracts/storefront/catalog/offer.rules';
import { rupiah } from '@sinau/format';
import { Dialog, Field } from '@sinau/ui';
import { FormControl } from '@sinau/ui/antd/form-control';
import { FormPreview, PortalForm } from '@sinau/ui/antd/portal-form';
import { periodOf } from '../../shared/campaign/campaign-facts.tsx';
import { AmountInput } from '../../shared/price/amount-input.tsx';
import { useEnterCampaign } from './campaigns.data.ts';

interface EnterDialogProps {
  campaign: OpenCampaign;
  offer: CampaignOffer;
  onClose: () => void;
}
interface Draft {
  price: number | null;
}

/** Asks for the price with which a class takes part, and says what the mitra gets of it. */
export function EnterDialog({ campaign, offer, onClose }: EnterDialogProps) {
  const { mutateAsync } = useEnterCampaign(campaign.id);
  const { regularPrice, highestPrice } = offer;
  return (
    <Dialog open onClose={onClose} title={`Ikutkan ${offer.title}`} size="md">
      <PortalForm<Draft>
        rules={{}}
        initialValues={{ price: offer.price ?? highestPrice }}
        send={async ({ price }) => {
          await mutateAsync({ classId: offer.id, price: price! });
          onClose();
        }}
        submitLabel={campaign.state === 'running' ? 'Ikutkan sekarang' : 'Ikutkan'}
        onCancel={onClose}
      >
        <p className="muted">
          Berlaku {periodOf(campaign)}, lalu kembali {rupiah(regularPrice)} dengan sendirinya. Potongannya kamu
          tanggung. Selama ikut, harga kelas ini tidak bisa diubah
          {campaign.state === 'running'
            ? ', dan tidak bisa keluar sampai selesai.'
            : '; sebelum mulai, kamu masih bisa keluar.'}
        </p>
        <FormControl<number | null, Draft>
          name="price"
          check={(price) =>
            price === null ? 'Tulis harganya' : campaignPriceProblem(price, regularPrice, campaign.minDiscount)
          }
          draw={({ id, value, error, onChange }) => (
            <Field
              id={id}
              label="Harga kampanye"
              hint={`Paling banyak ${rupiah(highestPrice)}, dari ${rupiah(regularPrice)}.`}
              error={error}
            >
              <AmountInput value={value} max={maxClassPrice} onChange={onChange} />
            </Field>
          )}
        />
        <FormPreview<Draft>
          draw={({ price }) => (
            <p>
              Kamu terima <b>{price === null ? '–' : rupiah(priceLine({ listPrice: price }).mitraShare)}</b> dari setiap
              penjualan.
            </p>
          )}
        />
      </PortalForm>
    </Dialog>
  );
}
