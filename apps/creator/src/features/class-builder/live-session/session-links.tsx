import { screens } from '@sinau/contracts/screens';
import { stepScreens } from '@sinau/contracts/step-screens';
import { Button } from '@sinau/ui';
import { QrCode, Users } from '@sinau/ui/icons';
import { useHasScope } from '../../../shared/scopes.ts';

interface SessionLinksProps {
  lessonId: string;
  /** Without one, a session is passed by a button. */
  hasCode: boolean;
}

/** Links for the host during a session: the presence code for the wall, and the list of attendees. */
export function SessionLinks({ lessonId, hasCode }: SessionLinksProps) {
  const marksPresence = useHasScope('grade');
  if (!hasCode && !marksPresence) return null;
  return (
    <div className="session-links">
      {hasCode && (
        <Button variant="outline" href={stepScreens.presenceBoard(lessonId)}>
          <QrCode />
          Kode presensi
        </Button>
      )}
      {marksPresence && (
        <Button variant="outline" href={screens.attendance(lessonId)}>
          <Users />
          Daftar hadir
        </Button>
      )}
    </div>
  );
}
