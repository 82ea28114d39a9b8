import { Avatar } from '@sinau/ui';
import { eachPerson, nameOf } from './present-people.ts';
import { usePeopleAt } from './presence-provider.tsx';
import './presence.css';

/** Small pictures of the users who have a lesson open, in its row of the outline. */
export function PeopleAtLesson({ lessonId }: { lessonId: string }) {
  const people = eachPerson(usePeopleAt(lessonId));
  if (people.length === 0) return null;
  const names = people.map(nameOf).join(', ');
  return (
    <span className="people-at-lesson" title={names}>
      <span className="sr">Sedang dibuka: {names}</span>
      {people.slice(0, 2).map((person) => (
        <Avatar key={person.userId} src={person.avatar} alt="" size="sm" />
      ))}
    </span>
  );
}
