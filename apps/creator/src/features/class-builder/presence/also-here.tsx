import { Avatar } from '@sinau/ui';
import type { BuilderPlace } from './use-beat.ts';
import { eachPerson, namesOf } from './present-people.ts';
import { useOthers, useOwnPlace } from './presence-provider.tsx';
import './presence.css';

/** 'Rani sedang menyunting materi ini juga', above the document. */
export function AlsoHere() {
  const place = useOwnPlace();
  const others = useOthers();
  const here = eachPerson(
    others.filter(({ page, lessonId }) => page === place.page && lessonId === place.lessonId && isShared(place)),
  );
  return (
    <div className="also-here" role="status">
      {here.length > 0 && (
        <p>
          <Avatar src={here[0]!.avatar} alt="" size="sm" />
          {namesOf(here)} sedang {here.every(({ isMe }) => isMe) ? 'membuka' : 'menyunting'}{' '}
          {place.page === 'lesson' ? 'materi' : 'halaman'} ini juga.
        </p>
      )}
    </div>
  );
}

/** Two lessons that are not stored yet are two lessons, and nothing is written on the page of settings. */
const isShared = ({ page, lessonId }: BuilderPlace) => (page === 'lesson' ? lessonId !== null : page !== 'setting');
