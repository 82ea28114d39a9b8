import { useState } from 'react';
import { personActRules } from '@sinau/contracts/backoffice/person/person.rules';
import type { Person, PersonCertificate } from '@sinau/contracts/backoffice/person/person.schemas';
import { formatCertificateNumber } from '@sinau/contracts/core/certificate/certificate.rules';
import type { RevocationReason } from '@sinau/contracts/core/certificate/certificate.schemas';
import { screens } from '@sinau/contracts/screens';
import { date } from '@sinau/format';
import { useDraftKey } from '@sinau/shell';
import {
  Badge,
  Button,
  Dialog,
  Form,
  Link,
  ReasonDialog,
  SelectField,
  TextareaField,
  useContractForm,
} from '@sinau/ui';
import { revocationLabels } from './person-labels.ts';
import { useCertificates, useRestore, useRevoke } from './person.data.ts';
import { RowList, useMore } from './row-list.tsx';

/** Certificates of a person, which staff can revoke and restore. */
export function CertificateSection({ person }: { person: Person }) {
  const { perPage, onMore } = useMore();
  return (
    <RowList
      rows={useCertificates(person.id, perPage)}
      onMore={onMore}
      noun="sertifikat"
      empty="Belum punya sertifikat."
    >
      {(certificate) => <Certificate certificate={certificate} owner={person.fullname} />}
    </RowList>
  );
}

interface CertificateProps {
  certificate: PersonCertificate;
  owner: string;
}

function Certificate({ certificate, owner }: CertificateProps) {
  const { number, class: one, issuedAt, revokedAt, revokedFor } = certificate;
  const [isAsking, setAsking] = useState(false);
  const shown = formatCertificateNumber(number);
  const Ask = revokedAt ? RestoreDialog : RevokeDialog;
  return (
    <>
      <div className="person-row-main">
        <Link href={screens.certificate(number)}>{shown}</Link>
        <p className="sm">{one.title}</p>
        <p className="muted xs">
          Terbit {date(issuedAt)}
          {revokedAt && revokedFor && ` · dicabut ${date(revokedAt)}: ${revocationLabels[revokedFor].toLowerCase()}`}
        </p>
      </div>
      <div className="row">
        <Badge tone={revokedAt ? 'danger' : 'success'}>{revokedAt ? 'Dicabut' : 'Berlaku'}</Badge>
        <Button variant="outline" size="sm" onClick={() => setAsking(true)}>
          {revokedAt ? 'Berlakukan lagi' : 'Cabut'}
          <span className="sr"> sertifikat {shown}</span>
        </Button>
      </div>
      <Ask open={isAsking} onClose={() => setAsking(false)} certificate={certificate} owner={owner} />
    </>
  );
}

interface AskProps extends CertificateProps {
  open: boolean;
  onClose: () => void;
}

const rules = { reason: { kind: 'text', max: 20 }, note: personActRules.reason } as const;
/** A refund revokes by itself. */
const causes = ['error', 'fraud'] as const satisfies readonly RevocationReason[];

const RevokeDialog = ({ open, onClose, ...of }: AskProps) => (
  <Dialog open={open} onClose={onClose} title={`Cabut sertifikat ${of.owner}?`} size="md">
    <RevokeForm onClose={onClose} {...of} />
  </Dialog>
);

function RevokeForm({ certificate, owner, onClose }: Omit<AskProps, 'open'>) {
  const { mutateAsync } = useRevoke(certificate.id);
  const form = useContractForm(rules, async ({ reason, note }) => {
    await mutateAsync({ reason: reason as RevocationReason, note });
    onClose();
  });
  return (
    <Form form={form} className="stack">
      <p className="muted dialog-text">
        Siapa pun yang memeriksa nomornya melihat bahwa sertifikat &lsquo;{certificate.class.title}&rsquo; tidak
        berlaku. {owner} tidak bisa mengunduhnya lagi, dan kami kabari lewat email.
      </p>
      <SelectField {...form.field('reason')} label="Sebab">
        {causes.map((cause) => (
          <option key={cause} value={cause}>
            {revocationLabels[cause]}
          </option>
        ))}
      </SelectField>
      <TextareaField
        {...form.field('note')}
        label="Penjelasannya"
        hint="Dibaca pemiliknya di emailnya, dan tersimpan di catatan tindakan."
        rows={3}
      />
      <div className="dialog-actions">
        <Button variant="outline" onClick={onClose}>
          Batal
        </Button>
        <Button type="submit" variant="danger" loading={form.isSending}>
          Cabut sertifikat
        </Button>
      </div>
    </Form>
  );
}

function RestoreDialog({ open, onClose, certificate, owner }: AskProps) {
  const { mutateAsync } = useRestore(certificate.id);
  const draftKey = useDraftKey(`restore-certificate:${certificate.id}`);
  return (
    <ReasonDialog
      open={open}
      onClose={onClose}
      draftKey={draftKey}
      title={`Berlakukan lagi sertifikat ${owner}?`}
      label="Penjelasannya"
      hint="Dibaca pemiliknya di emailnya, dan tersimpan di catatan tindakan."
      rule={personActRules.reason}
      confirmLabel="Berlakukan lagi"
      send={(note) => mutateAsync(note)}
    >
      Sertifikat &lsquo;{certificate.class.title}&rsquo; bisa diunduh dan diverifikasi lagi.
    </ReasonDialog>
  );
}
