import type { ReactNode } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { Cloth, OwnCloth } from '@sinau/contracts/core/cloth/cloth.schemas';
import { screens } from '@sinau/contracts/screens';
import { QueryStates } from '@sinau/shell';
import { Button, Card, Skeleton } from '@sinau/ui';
import { ClothPicture } from './cloth-picture.tsx';
import { ClothThreads } from './cloth-threads.tsx';
import { wordsOf } from './cloth-labels.ts';
import { useCloth, useOwnCloth } from './cloth.data.ts';
import { HeldCloth } from './held-cloth.tsx';
import './person-cloth.css';

/** Cloth on a profile: of all classes for its owner, of the public ones for others. Empty if others see none. */
export const PersonCloth = ({ userId, isOwn }: { userId: string; isOwn: boolean }) =>
  isOwn ? <Own userId={userId} /> : <Shown userId={userId} />;

function Own({ userId }: { userId: string }) {
  const query = useOwnCloth();
  const shownCount = query.data?.threads.filter(({ isHidden }) => !isHidden).length;
  return (
    <Section
      title="Kain belajarmu"
      query={query}
      empty={<Invitation />}
      below={shownCount !== undefined && <HeldCloth userId={userId} shownCount={shownCount} />}
    />
  );
}

const Shown = ({ userId }: { userId: string }) => (
  <Section title="Kain belajar" query={useCloth(userId)} empty={null} />
);

interface SectionProps {
  title: string;
  query: UseQueryResult<Cloth | OwnCloth>;
  empty: ReactNode;
  /** Content below a cloth with threads. */
  below?: ReactNode;
}

function Section({ title, query, empty, below }: SectionProps) {
  if (query.data?.threads.length === 0 && empty === null) return null;
  return (
    <section className="person-cloth" aria-labelledby="kain">
      <div>
        <h2 id="kain">{title}</h2>
        <p className="muted sm">Setiap kelas yang tuntas menjadi satu benang.</p>
      </div>
      <QueryStates query={query} noun="kain" headingLevel={3} skeleton={<Skeleton className="person-cloth-place" />}>
        {({ threads }) =>
          threads.length > 0 ? (
            <>
              <ClothPicture threads={threads.map(({ thread }) => thread)} label={wordsOf(threads)} />
              {below}
              <ClothThreads threads={threads} />
            </>
          ) : (
            empty
          )
        }
      </QueryStates>
    </section>
  );
}

const Invitation = () => (
  <Card className="person-cloth-invitation">
    <ClothPicture threads={[]} label={wordsOf([])} />
    <div>
      <h3>Kainmu menunggu benang pertama</h3>
      <p className="muted sm">Tuntaskan satu kelas, dan warnanya ditenun di sini.</p>
      <Button href={screens.myClass()}>Lanjut belajar</Button>
    </div>
  </Card>
);
