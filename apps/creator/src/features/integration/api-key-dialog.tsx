import { useState } from 'react';
import { apiKeyRules, keyScopes, type KeyScope } from '@sinau/contracts/core/apikey/apikey.rules';
import { dayOf, instantAt } from '@sinau/format/calendar';
import { Dialog, Field, optionalMark } from '@sinau/ui';
import { DayPicker } from '@sinau/ui/antd/day-picker';
import { FormControl } from '@sinau/ui/antd/form-control';
import { FormArea, FormChecks, FormText, PortalForm } from '@sinau/ui/antd/portal-form';
import { keyScopeLabels } from './integration-labels.ts';
import { useMakeKey } from './integration.data.ts';
import { SecretOnce } from './secret-once.tsx';

const options = keyScopes.map((value) => ({ value, ...keyScopeLabels[value] }));

interface KeyDraft {
  name: string;
  scopes: KeyScope[];
  /** Last day of the key; null for one that holds until it is revoked. */
  lastDay: string | null;
  /** Addresses and ranges, a line each. */
  addresses: string;
}

/** Form of a new key, and then its secret. */
export function ApiKeyDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { mutateAsync, data, reset } = useMakeKey();
  const [today] = useState(() => dayOf(new Date()));
  const close = () => {
    onClose();
    reset();
  };
  if (data)
    return (
      <Dialog open={open} title={`Kunci ${data.key.name}`} size="md">
        <SecretOnce secret={data.secret} onDone={close}>
          Kirim bersama setiap panggilan, di header Authorization: Bearer.
        </SecretOnce>
      </Dialog>
    );
  return (
    <Dialog open={open} onClose={close} title="Buat kunci API" size="md">
      <PortalForm<KeyDraft>
        rules={apiKeyRules}
        initialValues={{ name: '', scopes: ['classes'], lastDay: null, addresses: '' }}
        send={({ name, scopes, lastDay, addresses }) =>
          mutateAsync({
            name,
            scopes,
            expiresAt: lastDay && instantAt(lastDay, '23:59').toISOString(),
            addresses: addresses.split(/[\s,]+/).filter(Boolean),
          })
        }
        submitLabel="Buat kunci"
        onCancel={close}
      >
        <FormText name="name" label="Nama" hint="Misalnya nama sistem yang memakainya" />
        <FormChecks name="scopes" label="Boleh apa" options={options} missing="Pilih paling sedikit satu" />
        <FormControl<string | null>
          name="lastDay"
          draw={({ id, value, error, onChange }) => (
            <Field id={id} label="Hari terakhir" optional hint="Kosong: berlaku sampai dicabut" error={error}>
              <DayPicker value={value} min={today} onChange={onChange} />
            </Field>
          )}
        />
        <FormArea
          name="addresses"
          label={<>Hanya dari alamat IP {optionalMark}</>}
          hint="Satu baris satu alamat atau rentang, misalnya 203.0.113.0/24"
        />
      </PortalForm>
    </Dialog>
  );
}
