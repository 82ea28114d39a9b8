import type { Present } from '@sinau/contracts/study/presence/presence.schemas';
import { Avatar, useMediaQuery } from '@sinau/ui';
import type { BuiltClass } from '../built-class.ts';
import type { BuilderLocation } from './use-beat.ts';
import { eachPerson, namesOf } from './present-people.ts';
import { useOthers, useOwnLocation } from './presence-provider.tsx';
import { onlyInPage, PresentMenu } from './present-menu.tsx';
import './presence.css';

/**
 * Notice 'Rani sedang menyunting materi ini juga', above the document. On a phone it contains the menu of all users
 * present.
 */
export function AlsoHere({ built }: { built: BuiltClass }) {
  const place = useOwnLocation();
  const others = useOthers();
  const isPhone = useMediaQuery(onlyInPage);
  const here = eachPerson(
    others.filter(({ page, lessonId }) => page === place.page && lessonId === place.lessonId && isShared(place)),
  );
  const words =
    here.length > 0 ? sharingLabels(here, place) : isPhone && others.length > 0 ? classLabels(others) : null;
  return (
    <div className="also-here">
      {isPhone ? (
        <PresentMenu built={built} align="start" />
      ) : (
        here[0] && <Avatar src={here[0].avatar} alt="" size="sm" />
      )}
      <p role="status">{words}</p>
    </div>
  );
}

function sharingLabels(here: readonly Present[], { page }: BuilderLocation) {
  const act = here.every(({ isMe }) => isMe) ? 'membuka' : 'menyunting';
  return `${namesOf(here)} sedang ${act} ${page === 'lesson' ? 'materi' : 'halaman'} ini juga.`;
}
const classLabels = (others: readonly Present[]) => `${namesOf(others)} sedang di kelas ini.`;

/** Two unstored lessons are not the same document, and the page of settings has no text to write. */
const isShared = ({ page, lessonId }: BuilderLocation) => (page === 'lesson' ? lessonId !== null : page !== 'setting');
