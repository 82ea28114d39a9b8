import {
  formatCertificateNumber,
  parseCertificateNumber,
  verificationRules,
} from '@sinau/contracts/core/certificate/certificate.rules';
import { screens } from '@sinau/contracts/screens';
import { useGo } from '@sinau/shell';
import { Button, Form, TextField, useContractForm } from '@sinau/ui';
import { Search } from '@sinau/ui/icons';
import './verification-form.css';

export function VerificationForm({ number }: { number: string | null }) {
  const go = useGo();
  const form = useContractForm(verificationRules, async (typed) =>
    go(screens.certificate(parseCertificateNumber(typed.number)!)),
  );
  return (
    <Form form={form} className="verification-form">
      <TextField
        {...form.field('number')}
        className="verification-number num"
        label="Nomor sertifikat"
        hint={
          <>
            Ada di kanan bawah sertifikat, misalnya <span className="nowrap">7K3M-9QXA-2BTD-W</span>
          </>
        }
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        defaultValue={number ? formatCertificateNumber(number) : ''}
      />
      <Button type="submit">
        <Search />
        Periksa
      </Button>
    </Form>
  );
}
