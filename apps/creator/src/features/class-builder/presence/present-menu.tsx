import { Avatar, Menu, MenuItem, useMediaQuery } from '@sinau/ui';
import type { Present } from '@sinau/contracts/study/presence/presence.schemas';
import { screens } from '@sinau/contracts/screens';
import { stepScreens } from '@sinau/contracts/step-screens';
import type { BuiltClass } from '../built-class.ts';
import { classHref, locationOfLesson } from '../class-locations.ts';
import { eachPerson, nameOf } from './present-people.ts';
import { useOthers } from './presence-provider.tsx';
import './presence.css';

/** Number of pictures that fit into the bar; the others are shown as a number. */
const mostShown = 3;

/** Screens without room for the menu in the bar, which show it in the page. */
export const onlyInPage = '(max-width: 599px)';

/** Menu of the other users in this class; once opened, also with the location of each. */
export function PresentMenu({ built, align = 'end' }: { built: BuiltClass; align?: 'start' | 'end' }) {
  const others = useOthers();
  const people = eachPerson(others);
  if (people.length === 0) return null;
  const names = people.map(nameOf).join(', ');
  return (
    <Menu
      align={align}
      trigger={
        <button type="button" className="present-menu" title={names} aria-label={`Sedang di kelas ini: ${names}`}>
          {people.slice(0, mostShown).map((person) => (
            <Avatar key={person.userId} src={person.avatar} alt="" size="sm" />
          ))}
          {people.length > mostShown && <span className="present-more num">+{people.length - mostShown}</span>}
        </button>
      }
    >
      {others.map((person) => {
        const { words, href } = placeOf(built, person);
        return (
          <MenuItem
            key={`${person.userId}-${person.page}-${person.lessonId}`}
            icon={<Avatar src={person.avatar} alt="" size="sm" />}
            description={person.tabs > 1 ? `${words} · ${person.tabs} tab` : words}
            href={href}
          >
            {nameOf(person)}
          </MenuItem>
        );
      })}
    </Menu>
  );
}

function placeOf(built: BuiltClass, { page, lessonId }: Present) {
  switch (page) {
    case 'info':
      return { words: built.type === 'webinar' ? 'Informasi webinar' : 'Informasi Kelas', href: classHref(built) };
    case 'setting':
      return built.type === 'webinar'
        ? {
            words: 'Tiket, atau penerbitan',
            href: screens.createWebinar('pricing', { name: built.slug, id: built.id }),
          }
        : { words: 'Informasi Pengaturan Kelas', href: stepScreens.classSetting(built.slug, built.id) };
    case 'message':
      return { words: 'Pesan Penyelesaian', href: stepScreens.endingMessage(built.slug, built.id) };
    case 'lesson': {
      const lesson = locationOfLesson(built, lessonId);
      return lesson ? { words: lesson.title, href: lesson.href } : { words: 'Materi baru', href: classHref(built) };
    }
  }
}

/** Variant of the menu in the bar of the builder. */
export function PresentInBar({ built }: { built: BuiltClass }) {
  return useMediaQuery(onlyInPage) ? null : <PresentMenu built={built} />;
}
