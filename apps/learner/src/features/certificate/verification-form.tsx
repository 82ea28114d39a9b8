import { useState, type FormEvent } from 'react';
import { formatCertificateNumber, parseCertificateNumber } from '@sinau/contracts/certificate/certificate.rules';
import { screens } from '@sinau/contracts/screens';
import { useGo } from '@sinau/shell';
import { Button, Field, Input } from '@sinau/ui';
import { Search } from '@sinau/ui/icons';
import './verification-form.css';

/** The number is checked for typing errors by its check character before the server is asked. */
export function VerificationForm({ number }: { number: string | null }) {
  const [typed, setTyped] = useState(number ? formatCertificateNumber(number) : '');
  const [error, setError] = useState<string>();
  const go = useGo();

  const check = (event: FormEvent) => {
    event.preventDefault();
    const parsed = parseCertificateNumber(typed);
    if (parsed) return go(screens.certificate(parsed));
    return setError(
      typed.trim() ? 'Nomor ini tidak benar. Periksa lagi huruf dan angkanya.' : 'Tulis nomor sertifikatnya',
    );
  };

  return (
    <form className="verification-form" onSubmit={check} noValidate>
      <Field
        label="Nomor sertifikat"
        hint={
          <>
            Ada di kanan bawah sertifikat, misalnya <span className="nowrap">7K3M-9QXA-2BTD-W</span>
          </>
        }
        error={error}
      >
        <Input
          className="verification-number num"
          value={typed}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          onChange={({ target }) => {
            setTyped(target.value);
            setError(undefined);
          }}
        />
      </Field>
      <Button type="submit">
        <Search />
        Periksa
      </Button>
    </form>
  );
}
