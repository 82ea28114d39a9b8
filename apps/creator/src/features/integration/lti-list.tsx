import { useState } from 'react';
import { stepScreens } from '@sinau/contracts/step-screens';
import { decimal } from '@sinau/format';
import { lazySection, QueryStates } from '@sinau/shell';
import { Badge, Button, Card, EmptyState, Link, Skeleton } from '@sinau/ui';
import { Plus } from '@sinau/ui/icons';
import { HeadedSection } from '../../shared/headed-section.tsx';
import { ltiStateOf } from './lti-labels.ts';
import { useLtiPlatforms } from './lti.data.ts';
import './integration.css';

const NewLtiDialog = lazySection(async () => (await import('./new-lti-dialog.tsx')).NewLtiDialog);

/** The campuses that open classes of the mitra. */
export function LtiList() {
  const [isAdding, setAdding] = useState(false);
  return (
    <HeadedSection
      id="lti"
      title="Sambungkan kampus (LTI)"
      text="Kampus membuka kelasmu dari Moodle, Canvas, atau LMS lain, dan nilainya kembali ke sana."
      action={
        <Button variant="outline" onClick={() => setAdding(true)}>
          <Plus />
          Tambah kampus
        </Button>
      }
    >
      <QueryStates query={useLtiPlatforms()} noun="sambungan kampus" skeleton={<Skeleton height={96} />}>
        {({ list }) =>
          list.length === 0 ? (
            <EmptyState title="Belum ada kampus" headingLevel={3}>
              Mahasiswa masuk lewat LMS kampusnya, tanpa mendaftar sendiri-sendiri.
            </EmptyState>
          ) : (
            <ul className="integration-list">
              {list.map((platform) => {
                const { label, tone } = ltiStateOf(platform);
                return (
                  <Card as="li" padded key={platform.id} className="integration-card">
                    <div>
                      <Link href={stepScreens.creatorLti(platform.id)}>{platform.name}</Link>
                      <p className="muted sm num">
                        {platform.issuer ?? 'Data kampus belum diisi'} ·{' '}
                        <span className="nowrap">
                          {decimal(platform.taken)} dari {decimal(platform.seats)} kursi terisi
                        </span>
                      </p>
                    </div>
                    <Badge tone={tone}>{label}</Badge>
                  </Card>
                );
              })}
            </ul>
          )
        }
      </QueryStates>
      {isAdding && <NewLtiDialog onClose={() => setAdding(false)} />}
    </HeadedSection>
  );
}
