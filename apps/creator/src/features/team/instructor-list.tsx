import { useState } from 'react';
import type { InvitedInstructor } from '@sinau/contracts/authoring/instructor/instructor.schemas';
import { QueryStates } from '@sinau/shell';
import { Button, EmptyState, Skeleton } from '@sinau/ui';
import { UserPlus } from '@sinau/ui/icons';
import { scopeList } from '../../shared/instructor-labels.ts';
import type { TaughtClass } from '../../shared/taught-class.ts';
import { InstructorDialog } from './instructor-dialog.tsx';
import { InstructorMenu } from './instructor-menu.tsx';
import { InvitationBadge } from './invitation-badge.tsx';
import { HeadedSection } from '../../shared/headed-section.tsx';
import { People, Person } from './people.tsx';
import { useInstructors } from './team.data.ts';

/** Instructors invited to a class, with their scopes. */
export function InstructorList({ taught }: { taught: TaughtClass }) {
  const [edited, setEdited] = useState<InvitedInstructor | 'new' | null>(null);
  const invite = (
    <Button variant="outline" onClick={() => setEdited('new')}>
      <UserPlus />
      Undang instruktur
    </Button>
  );
  return (
    <HeadedSection
      id="instructors"
      title="Instruktur"
      text="Rekan yang membantu di kelas ini saja. Mereka tidak melihat penjualan atau kelas lain."
      action={invite}
    >
      <QueryStates query={useInstructors(taught)} noun="instruktur" skeleton={<Skeleton height={76} />}>
        {({ list }) =>
          list.length === 0 ? (
            <EmptyState title="Belum ada instruktur" headingLevel={3}>
              Undang lewat email. Kamu yang menentukan tugasnya: menyunting, menilai, atau melihat laporan.
            </EmptyState>
          ) : (
            <People>
              {list.map((one) => (
                <Person
                  key={one.id}
                  name={one.fullname ?? one.email}
                  avatar={one.avatar}
                  note={[one.fullname && one.email, scopeList(one.scopes)].filter(Boolean).join(' · ')}
                  badge={<InvitationBadge invitation={one} />}
                  actions={<InstructorMenu instructor={one} type={taught.type} onEdit={() => setEdited(one)} />}
                />
              ))}
            </People>
          )
        }
      </QueryStates>
      <InstructorDialog taught={taught} edited={edited} onClose={() => setEdited(null)} />
    </HeadedSection>
  );
}
