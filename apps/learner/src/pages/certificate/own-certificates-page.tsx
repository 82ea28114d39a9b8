import { screens } from '@sinau/contracts/screens';
import { ListStates, PageTitle, useSearch } from '@sinau/shell';
import { defineSearch, page, type SearchOf } from '@sinau/shell/search';
import { Button, Card, EmptyState, illustrations, Skeleton } from '@sinau/ui';
import { CertificateCard } from '../../features/certificate/certificate-card.tsx';
import { useCertificates } from '../../features/certificate/certificate.data.ts';
import { useHasClasses } from '../../features/learning/my-class.data.ts';
import './own-certificates-page.css';

const certificateSearch = defineSearch(screens.certificates, { page: page() });

export function OwnCertificatesPage() {
  const search = useSearch(certificateSearch.read);
  return (
    <div className="own-certificates-page">
      <PageTitle>Sertifikat</PageTitle>
      <div>
        <h1>Sertifikat</h1>
        <p className="muted">
          Bukti kelas yang sudah kamu tuntaskan. Siapa pun yang punya nomornya bisa memeriksa keasliannya.
        </p>
      </div>
      <Certificates search={search} />
    </div>
  );
}

const Certificates = ({ search }: { search: SearchOf<typeof certificateSearch> }) => (
  <ListStates
    query={useCertificates(search.page)}
    noun="sertifikatmu"
    page={search.page}
    hrefFor={(number) => certificateSearch.href(search, { page: number })}
    skeleton={<CertificateListSkeleton />}
    empty={<NoCertificates />}
  >
    {({ list }, { isRefreshing, pages }) => (
      <>
        <ul className="own-certificates-list" aria-busy={isRefreshing}>
          {list.map((certificate) => (
            <li key={certificate.id}>
              <CertificateCard certificate={certificate} />
            </li>
          ))}
        </ul>
        {pages}
      </>
    )}
  </ListStates>
);

function NoCertificates() {
  const hasClasses = useHasClasses();
  return (
    <Card>
      <EmptyState
        illustration={illustrations.emptyNotes}
        title="Belum ada sertifikat"
        action={
          hasClasses ? (
            <Button href={screens.myClass()}>Lanjut belajar</Button>
          ) : (
            <Button href={screens.catalog()}>Cari kelas</Button>
          )
        }
      >
        Selesaikan semua materi sebuah kelas, dan sertifikatnya muncul di sini.
      </EmptyState>
    </Card>
  );
}

function CertificateListSkeleton() {
  return (
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
  );
}
