import { lazy, Suspense } from 'react';
import { maxVoucherPerUser, maxVoucherQuota } from '@sinau/contracts/commerce/voucher/voucher.rules';
import { loadChunk } from '@sinau/shell';
import { Checkbox, Field, Fieldset, Skeleton } from '@sinau/ui';
import { CountInput } from '@sinau/ui/antd/count-input';
import { DraftControl } from './draft-control.tsx';

/** Loaded lazily: the calendar is heavy, and most of the form needs none. */
const DateTimeField = lazy(async () => ({
  default: (await loadChunk(() => import('../../../shared/date-time-field.tsx'))).DateTimeField,
}));

/** Limits of a voucher: how often, when, and by whom. */
export const LimitFields = () => (
  <>
    <div className="voucher-pair">
      <DraftControl
        name="quota"
        draw={({ id, value, error, onChange }) => (
          <Field
            id={id}
            label="Kuota"
            optional
            hint="Berapa kali voucher ini bisa dipakai semua orang. Kosongkan kalau tidak dibatasi."
            error={error}
          >
            <CountInput value={value} unit="kali" max={maxVoucherQuota} onChange={onChange} />
          </Field>
        )}
      />
      <DraftControl
        name="perUser"
        draw={({ id, value, error, onChange }) => (
          <Field id={id} label="Batas tiap orang" optional hint="Kosongkan kalau tidak dibatasi." error={error}>
            <CountInput value={value} unit="kali" max={maxVoucherPerUser} onChange={onChange} />
          </Field>
        )}
      />
    </div>
    <Suspense fallback={<Skeleton height={208} />}>
      <DraftControl
        name="startsAt"
        draw={({ value, error, onChange }) => (
          <DateTimeField
            label="Mulai berlaku"
            optional
            hint="Kosong berarti sejak disimpan."
            usualTime="00:00"
            value={value}
            error={error}
            onChange={onChange}
          />
        )}
      />
      <DraftControl
        name="endsAt"
        draw={({ value, error, onChange }) => (
          <DateTimeField
            label="Berakhir"
            optional
            hint="Kosong berarti sampai kamu jeda, atau kuotanya habis."
            usualTime="23:59"
            value={value}
            error={error}
            onChange={onChange}
          />
        )}
      />
    </Suspense>
    <Fieldset legend="Aturan lain">
      <DraftControl
        name="isFirstPurchaseOnly"
        draw={({ value, onChange }) => (
          <Checkbox checked={value} onChange={({ target }) => onChange(target.checked)}>
            Hanya untuk yang belum pernah membeli
          </Checkbox>
        )}
      />
      <DraftControl
        name="isStackable"
        draw={({ value, onChange }) => (
          <Checkbox checked={value} onChange={({ target }) => onChange(target.checked)}>
            Boleh digabung dengan satu voucher lain dalam pesanan yang sama
          </Checkbox>
        )}
      />
    </Fieldset>
  </>
);
