import type { LtiCourse } from '@sinau/contracts/commerce/lti/lti.schemas';
import { decimal } from '@sinau/format';
import { QueryStates } from '@sinau/shell';
import { Dialog, Notice, Skeleton } from '@sinau/ui';
import { useLtiRoster } from './lti.data.ts';
import './integration.css';

/** People of a course, asked of the campus now. */
export const LtiRosterDialog = ({ course, onClose }: { course: LtiCourse; onClose: () => void }) => (
  <Dialog open onClose={onClose} title={course.title} size="lg">
    <QueryStates query={useLtiRoster(course.id)} noun="daftar nama" skeleton={<Skeleton height={240} />}>
      {({ list, isCut }) => (
        <>
          <p className="muted sm">
            {decimal(list.length)} orang di kampus · {course.class.title}
          </p>
          {isCut && <Notice>Daftar ini dipotong: mata kuliahnya punya lebih banyak orang.</Notice>}
          <ul className="integration-people">
            {list.map(({ name, email, isTeacher, progress }, index) => (
              <li key={index}>
                <span>
                  <b>{name}</b>
                  {email && <span className="muted sm"> {email}</span>}
                </span>
                <span className="muted sm num">
                  {progress === null ? (isTeacher ? 'Pengajar' : 'Belum membuka') : `${decimal(progress)}%`}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </QueryStates>
  </Dialog>
);
