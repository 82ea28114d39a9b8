import { screens } from '@sinau/contracts/screens';
import { PageTitle, useSearch } from '@sinau/shell';
import { Button, Card, EmptyState, ErrorState, illustrations, Loading, Pagination, Skeleton } from '@sinau/ui';
import { CertificateCard } from '../../features/certificate/certificate-card.tsx';
import { certificatesPageSize, useCertificates } from '../../features/certificate/certificate.data.ts';
import { pageFrom, withQuery } from '../../shared/address.ts';
import './own-certificates-page.css';

export function OwnCertificatesPage() {
  const page = useSearch(pageFrom);
  return (
    <div className="own-certificates-page">
      <PageTitle>Sertifikat</PageTitle>
      <div>
        <h1>Sertifikat</h1>
        <p className="muted">Bukti kelas yang sudah kamu tuntaskan. Yang tampil di profilmu bisa dilihat siapa saja.</p>
      </div>
      <Certificates page={page} />
    </div>
  );
}

function Certificates({ page }: { page: number }) {
  const { data, isError, isFetching, isPlaceholderData, refetch } = useCertificates(page);
  if (!data && isError)
    return <ErrorState title="Sertifikatmu gagal dimuat" retrying={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <CertificatesOnTheirWay />;
  if (data.list.length === 0) return <NoCertificates />;
  return (
    <>
      <ul className="own-certificates-list" aria-busy={isPlaceholderData}>
        {data.list.map((certificate) => (
          <li key={certificate.id}>
            <CertificateCard certificate={certificate} />
          </li>
        ))}
      </ul>
      <Pagination
        page={page}
        pageCount={Math.ceil(data.total / certificatesPageSize)}
        hrefFor={(number) => withQuery(screens.certificates(), { page: number > 1 ? number : undefined })}
      />
    </>
  );
}

function NoCertificates() {
  return (
    <Card>
      <EmptyState
        illustration={illustrations.emptyNotes}
        title="Belum ada sertifikat"
        action={<Button href={screens.myClass()}>Lanjut belajar</Button>}
      >
        Selesaikan semua materi sebuah kelas, dan sertifikatnya muncul di sini.
      </EmptyState>
    </Card>
  );
}

function CertificatesOnTheirWay() {
  return (
    <Loading label="Memuat sertifikatmu">
      <div className="own-certificates-list">
        {[0, 1, 2].map((row) => (
          <Card key={row} padded className="own-certificates-place">
            <Skeleton className="own-certificates-picture" />
            <div className="stack">
              <Skeleton width="60%" height={24} />
              <Skeleton width="40%" height={16} />
              <Skeleton width={200} height={36} />
            </div>
          </Card>
        ))}
      </div>
    </Loading>
  );
}
