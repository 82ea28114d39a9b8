import { ApiError } from '@sinau/api-client';
import { NotFoundPage } from '@sinau/shell';
import { ClassTeamHead } from '../../features/team/class-team-head.tsx';
import { EducatorList } from '../../features/team/educator-list.tsx';
import { InstructorList } from '../../features/team/instructor-list.tsx';
import { useTaughtClass } from '../../features/team/team.data.ts';
import { useIsMember } from '../../shared/scopes.ts';
import { useTaughtClassRef } from '../../shared/taught-class.ts';

/** Instructors of a class, and the educators shown on its page. Instructors see only the latter. */
export function TeamPage() {
  const taught = useTaughtClassRef();
  const isMember = useIsMember();
  const { error } = useTaughtClass(taught);
  if (error instanceof ApiError && error.status === 404) return <NotFoundPage />;
  return (
    <div className="team-page">
      <ClassTeamHead taught={taught} current="team" />
      {isMember && <InstructorList taught={taught} />}
      <EducatorList {...taught} />
    </div>
  );
}
