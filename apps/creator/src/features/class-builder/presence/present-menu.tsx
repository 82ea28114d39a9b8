import { Avatar, Menu, MenuItem, useMediaQuery } from '@sinau/ui';
import type { Present } from '@sinau/contracts/presence/presence.schemas';
import type { Program } from '@sinau/contracts/program/program.schemas';
import { screens } from '@sinau/contracts/screens';
import { lessonHref } from '../builder-address.ts';
import { eachPerson, nameOf } from './present-people.ts';
import { useOthers } from './presence-provider.tsx';
import './presence.css';

/** So many pictures fit into the bar; who is left over is counted. */
const mostShown = 3;

/** Where the bar has no room for it, it stands in the page. */
export const onlyInPage = '(max-width: 599px)';

/** Who else is in this class; opened, where each of them is. */
export function PresentMenu({ built, align = 'end' }: { built: Program; align?: 'start' | 'end' }) {
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

function placeOf(built: Program, { page, lessonId }: Present) {
  switch (page) {
    case 'info':
      return { words: 'Informasi Kelas', href: screens.createClass(built.slug) };
    case 'setting':
      return { words: 'Informasi Pengaturan Kelas', href: screens.classSetting(built.slug, built.id) };
    case 'message':
      return { words: 'Pesan Penyelesaian', href: screens.endingMessage(built.slug, built.id) };
    case 'lesson': {
      const index = built.sections.findIndex(({ lessons }) => lessons.some(({ id }) => id === lessonId));
      const lesson = built.sections[index]?.lessons.find(({ id }) => id === lessonId);
      return lesson
        ? { words: lesson.title, href: lessonHref(built, index, lesson) }
        : { words: 'Materi baru', href: screens.createClass(built.slug) };
    }
  }
}

/** The same in the bar of the builder. */
export function PresentInBar({ built }: { built: Program }) {
  return useMediaQuery(onlyInPage) ? null : <PresentMenu built={built} />;
}
