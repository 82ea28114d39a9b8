import type { ReactNode } from 'react';
import type { OwnClass } from '../../shared/own-class.ts';
import { screens } from '@sinau/contracts/screens';
import { Button, type ButtonProps } from '@sinau/ui';
import { Award, Download } from '@sinau/ui/icons';
import { useClassCertificate, useDownload } from './certificate.data.ts';

interface DownloadButtonProps {
  id: string;
  variant?: ButtonProps['variant'];
  size?: ButtonProps['size'];
  children?: ReactNode;
}

export function DownloadButton({ id, variant = 'primary', size, children = 'Unduh PDF' }: DownloadButtonProps) {
  const { mutate, isPending } = useDownload();
  return (
    <Button variant={variant} size={size} loading={isPending} onClick={() => mutate(id)}>
      <Download />
      {children}
    </Button>
  );
}

type FinishedClass = Pick<OwnClass, 'id' | 'slug' | 'type'>;

/** Downloads the certificate of a finished class. If there is nothing to download yet, links to its page. */
export function ClassCertificateButton({ finished: { id, slug, type } }: { finished: FinishedClass }) {
  const { data: certificate } = useClassCertificate(id, true);
  if (certificate?.status === 'valid') {
    return (
      <DownloadButton id={certificate.id} variant="soft">
        Unduh Sertifikat
      </DownloadButton>
    );
  }
  return (
    <Button variant="soft" href={screens.classCertificate({ id, name: slug, type })}>
      <Award />
      Sertifikat
    </Button>
  );
}
