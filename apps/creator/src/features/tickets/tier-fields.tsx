import { maxTiers } from '@sinau/contracts/commerce/ticket/ticket.rules';
import { Button, IconButton } from '@sinau/ui';
import { Plus, Trash2 } from '@sinau/ui/icons';
import { DateTimeField } from '../../shared/date-time-field.tsx';
import { NumberField } from '../../shared/number-field.tsx';
import { PriceField } from '../../shared/price/price-field.tsx';
import type { TierDraft } from './ticket-draft.ts';

interface TierFieldsProps {
  tiers: TierDraft[];
  problems: Record<string, string>;
  onChange: (tiers: TierDraft[]) => void;
}

const blankTier: TierDraft = { price: null, endsAt: null, count: null };

/** Lower prices for early buyers: each holds until a day, or for a number of tickets. */
export function TierFields({ tiers, problems, onChange }: TierFieldsProps) {
  const change = (index: number, patch: Partial<TierDraft>) =>
    onChange(tiers.map((tier, at) => (at === index ? { ...tier, ...patch } : tier)));
  return (
    <fieldset className="tier-fields">
      <legend className="field-label">Harga early bird</legend>
      <p className="muted sm">
        Pembeli pertama membayar lebih murah. Begitu tanggalnya lewat atau jatahnya habis, harga berikutnya berlaku.
      </p>
      {tiers.map((tier, index) => (
        // Tiers have no name of their own; their position tells them apart.
        <div key={index} className="tier" role="group" aria-label={`Early bird ${index + 1}`}>
          <div className="row between">
            <b className="sm">Early bird {index + 1}</b>
            <IconButton
              label={`Hapus early bird ${index + 1}`}
              onClick={() => onChange(tiers.filter((_tier, at) => at !== index))}
            >
              <Trash2 />
            </IconButton>
          </div>
          <div className="ticket-form-pair">
            <PriceField
              label="Harga"
              hint=""
              error={problems[`tiers.${index}.price`]}
              value={tier.price}
              disabled={false}
              left=""
              onKeep={() => undefined}
              onCommit={(price) => change(index, { price })}
            />
            <NumberField
              label="Untuk berapa tiket (opsional)"
              min={1}
              max={99_999}
              optional
              value={tier.count}
              disabled={false}
              onChange={(count) => change(index, { count })}
            />
          </div>
          <DateTimeField
            label="Berlaku sampai"
            hint="Boleh kosong kalau jumlah tiketnya diisi."
            error={problems[`tiers.${index}.endsAt`]}
            usualTime="23:59"
            value={tier.endsAt}
            onChange={(endsAt) => change(index, { endsAt })}
          />
        </div>
      ))}
      {tiers.length < maxTiers && (
        <Button variant="outline" onClick={() => onChange([...tiers, blankTier])}>
          <Plus />
          Tambah early bird
        </Button>
      )}
    </fieldset>
  );
}
