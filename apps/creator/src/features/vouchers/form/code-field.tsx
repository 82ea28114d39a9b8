import { voucherCode } from '@sinau/contracts/commerce/voucher/voucher.rules';
import { Button, Field, Input } from '@sinau/ui';
import { RefreshCw } from '@sinau/ui/icons';
import { DraftControl } from './draft-control.tsx';
import { randomCode } from './voucher-draft.ts';

/** Code that buyers type. After the first order with it, it is fixed. */
export const CodeField = ({ isFixed }: { isFixed: boolean }) => (
  <DraftControl
    name="code"
    draw={({ id, value, error, onChange }) => (
      <Field
        id={id}
        label="Kode"
        hint={
          isFixed
            ? 'Kode ini sudah dipakai memesan, jadi tidak bisa diubah.'
            : 'Yang diketik pembeli saat membayar, misalnya RUANG20. Huruf besar dan kecil sama saja.'
        }
        error={error}
      >
        <div className="voucher-code">
          <Input
            id={id}
            value={value}
            disabled={isFixed}
            maxLength={voucherCode.max}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            onChange={({ target }) => onChange(target.value.toUpperCase())}
          />
          {!isFixed && (
            <Button variant="outline" onClick={() => onChange(randomCode())}>
              <RefreshCw />
              Buat kode acak
            </Button>
          )}
        </div>
      </Field>
    )}
  />
);
