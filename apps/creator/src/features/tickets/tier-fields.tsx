import { maxTiers } from '@sinau/contracts/commerce/ticket/ticket.rules';
import { Button, IconButton, optionalMark } from '@sinau/ui';
import { FormList } from '@sinau/ui/antd/form-list';
import { Plus, Trash2 } from '@sinau/ui/icons';
import { DateTimeField } from '../../shared/date-time-field.tsx';
import { NumberField } from '../../shared/number-field.tsx';
import { PriceControl } from './price-control.tsx';
import { TicketControl } from './ticket-control.tsx';
import type { TierDraft } from './ticket-draft.ts';

const blankTier: TierDraft = { price: null, endsAt: null, count: null };

/** Lower prices for early buyers: each holds until a day, or for a number of tickets. */
export const TierFields = () => (
  <fieldset className="tier-fields">
    <legend className="field-label">Harga awal</legend>
    <p className="muted sm">
      Pembeli pertama membayar lebih murah. Begitu tanggalnya lewat atau jatahnya habis, harga berikutnya berlaku.
    </p>
    <FormList<TierDraft>
      name="tiers"
      draw={({ keys, add, remove }) => (
        <>
          {keys.map((key, index) => (
            <Tier key={key} index={index} onRemove={() => remove(index)} />
          ))}
          {keys.length < maxTiers && (
            <Button variant="outline" onClick={() => add(blankTier)}>
              <Plus />
              Tambah harga awal
            </Button>
          )}
        </>
      )}
    />
  </fieldset>
);

// Tiers have no name of their own; their position tells them apart.
const Tier = ({ index, onRemove }: { index: number; onRemove: () => void }) => (
  <div className="tier" role="group" aria-label={`Harga awal ${index + 1}`}>
    <div className="row between">
      <b className="sm">Harga awal {index + 1}</b>
      <IconButton label={`Hapus harga awal ${index + 1}`} onClick={onRemove}>
        <Trash2 />
      </IconButton>
    </div>
    <div className="ticket-form-pair">
      <PriceControl name={[index, 'price']} />
      <TicketControl<number | null>
        name={[index, 'count']}
        draw={({ id, value, error, onChange }) => (
          <NumberField
            id={id}
            label={<>Untuk berapa tiket {optionalMark}</>}
            error={error}
            min={1}
            max={99_999}
            optional
            value={value}
            disabled={false}
            onChange={onChange}
          />
        )}
      />
    </div>
    <TicketControl<string | null>
      name={[index, 'endsAt']}
      draw={(control) => (
        <DateTimeField
          label="Berlaku sampai"
          hint="Boleh kosong kalau jumlah tiketnya diisi."
          usualTime="23:59"
          {...control}
        />
      )}
    />
  </div>
);
