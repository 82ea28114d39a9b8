import { Suspense } from 'react';
import type { PublicProfile } from '@sinau/contracts/storefront/profile/profile.schemas';
import { screens } from '@sinau/contracts/screens';
import { lazySection, PageTitle } from '@sinau/shell';
import { Button, Notice } from '@sinau/ui';
import { Pencil } from '@sinau/ui/icons';
import { ReportButton } from '../../shared/report/report-button.tsx';
import { PersonHead } from '../../features/profile/person-head.tsx';
import { PersonSections } from '../../features/profile/person-sections.tsx';
import { ShownWorks } from '../../features/portfolio/shown-works.tsx';
import { CopyLinkButton } from '../../shared/copy-link-button.tsx';

const PersonCloth = lazySection(async () => (await import('../../features/cloth/person-cloth.tsx')).PersonCloth);

/** Profile as everyone sees it; its owner can also edit and share it. */
export const Person = ({ person, isOwn }: { person: PublicProfile; isOwn: boolean }) => (
  <div className="profile-page">
    <PageTitle>{isOwn ? 'Profil' : person.fullname}</PageTitle>
    {person.hiddenReason && (
      <Notice tone="danger">
        Hanya kamu yang masih melihat profil ini. Kami menyembunyikannya karena: {person.hiddenReason}
      </Notice>
    )}
    <PersonHead
      person={person}
      actions={
        isOwn ? (
          <>
            <Button variant="outline" href={screens.editProfile()}>
              <Pencil />
              Edit profil
            </Button>
            <CopyLinkButton path={screens.publicProfile(person.slug ?? person.id)} noun="profilmu" />
          </>
        ) : (
          <ReportButton kind="profile" id={person.id} noun={`profil ${person.fullname}`} />
        )
      }
    />
    <PersonSections
      person={person}
      isOwn={isOwn}
      works={
        <>
          <Suspense>
            <PersonCloth userId={person.id} isOwn={isOwn} />
          </Suspense>
          <ShownWorks userId={person.id} isOwn={isOwn} />
        </>
      }
    />
  </div>
);
